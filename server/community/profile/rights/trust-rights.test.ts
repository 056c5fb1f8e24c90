import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedTrustCard } from '#domain/community/passport/trust-card.ts'
import { trust } from '#protocol/community/trust/trust.ts'
import {
  allowedTo,
  fieldsOf,
  fieldsSaid,
  lines,
  type Matrix,
} from '#testing/community/field-matrix.ts'
import { named } from '#testing/community/network.ts'
import { anasContacts, peopleAround, standings } from '#testing/community/people.ts'
import { tiesOn } from '#testing/community/trust-ties.ts'
import type { TestUser } from '#testing/factories.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/**
 * Beside the eight of the profile: who brought her, whom a friend leads to her, who is a step
 * further away, and whom somebody leads to her that wants no name.
 */
const everybody = [...standings, 'inviter', 'friendOfFriend', 'far', 'knowsNameless'] as const
type Viewer = (typeof everybody)[number]

let server: TestServer
let ana: TestUser
let viewers: Record<Viewer, TestUser | undefined>
/** All people of this file, with their first names. */
let people: { id: string; email: string; first_name: string | null }[]

beforeAll(async () => {
  server = await testServer()
  const around = await peopleAround(server)
  ana = around.ana
  const { db } = server.services
  const tie = tiesOn(server)
  const names = ['Gabi', 'Hugo', 'Nina', 'Nadie', 'Sol']
  const [friendOfFriend, far, knowsNameless, nameless, seed] = (await Promise.all(
    names.map((name) => named(server, name)),
  )) as [TestUser, TestUser, TestUser, TestUser, TestUser]
  await tie.connect(friendOfFriend, around.viewers.connection as TestUser)
  await tie.vouch(far, friendOfFriend)
  await tie.connect(knowsNameless, nameless)
  await tie.vouch(nameless, ana)
  await db.insertInto('person_privacy').values({ user_id: nameless.id, nameless: true }).execute()
  await tie.seed(seed, around.rented.staff)
  viewers = { ...around.viewers, inviter: around.inviter, friendOfFriend, far, knowsNameless }
  people = await db.selectFrom('app_user').select(['id', 'email', 'first_name']).execute()
})

const answerTo = async (viewer: Viewer) =>
  (await server.as(viewers[viewer]?.token).read(trust, { userId: ana.id })).body

describe('how much one can trust Ana', () => {
  const led: Viewer[] = ['connection', 'inviter', 'friendOfFriend', 'far', 'knowsNameless']
  const told: Viewer[] = [...led, 'stranger', 'unconfirmed', 'counterpart', 'blocker']
  const matrix: Matrix<Viewer> = {
    ...lines('', 'trust trust.value trust.title trust.reasons trust.graph', told),
    ...lines('trust.graph.', 'nodes edges', told),
    ...lines('trust.reasons.', 'kind count names text', led),
    ...lines('trust.graph.nodes.', 'key role step name', led),
    ...lines('trust.graph.edges.', 'from to kind share', led),
  }
  const fields = fieldsOf(trust.output)

  // @7-trust
  it.each(everybody)('is told to %s as the table says', async (viewer) => {
    expect(fieldsSaid(fields, await answerTo(viewer))).toEqual(allowedTo(matrix, viewer))
  })

  it('and every field of the answer has its line', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(fields.toSorted())
  })

  /** First names that a viewer reads: their own, hers, and of friends on the way. */
  const namesFor: Partial<Record<Viewer, string[]>> = {
    connection: ['Ana', 'Fred'],
    inviter: ['Ana', 'Iris'],
    friendOfFriend: ['Ana', 'Fred', 'Gabi'],
    far: ['Ana', 'Gabi', 'Hugo'],
    knowsNameless: ['Ana', 'Nina'],
  }

  it.each(everybody)('names to %s nobody but friends, and says no id', async (viewer) => {
    const text = JSON.stringify(await answerTo(viewer))
    const allowed = namesFor[viewer] ?? []
    for (const { id, email, first_name: name } of people) {
      expect(text).not.toContain(id)
      expect(text).not.toContain(email)
      if (name === null) continue
      expect([name, new RegExp(`\\b${name}\\b`).test(text)]).toEqual([name, allowed.includes(name)])
    }
    for (const secret of [...Object.values(anasContacts), 'Núñez', 'Prado'])
      expect(text).not.toContain(secret)
  })
})

describe('the trust card', () => {
  const card = [
    'kind version issuer company issuedAt lang profile',
    'person person.id person.firstName person.picture',
    'score score.value score.title score.reviews',
    'facts facts.memberSince facts.licenseVerified facts.rentals facts.vouches',
  ].join(' ')
  /** What is nobody's alone; for anybody with the link, whoever they are to her. */
  const matrix: Matrix<Viewer> = {
    ...lines('', 'card key signature', everybody),
    ...lines('card.', card, everybody),
  }

  const pathsOf = (value: object, at = ''): string[] =>
    Object.entries(value).flatMap(([name, inner]) => [
      at + name,
      ...(typeof inner === 'object' && inner !== null ? pathsOf(inner, `${at}${name}.`) : []),
    ])

  it.each(everybody)('says to %s what is public, and nothing else', async (viewer) => {
    const token = viewers[viewer]?.token
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await server.app.inject({ url: `/trust/${ana.id}`, headers })
    expect(pathsOf(answer.json<SignedTrustCard>()).toSorted()).toEqual(allowedTo(matrix, viewer))
    const names = people.flatMap(({ first_name: name }) => (name === 'Ana' ? [] : (name ?? [])))
    const emails = people.map(({ email }) => email)
    for (const secret of [...names, ...emails, ...Object.values(anasContacts), 'Núñez'])
      expect(answer.body).not.toContain(secret)
  })
})
