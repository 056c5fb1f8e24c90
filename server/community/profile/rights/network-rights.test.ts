import { beforeAll, describe, expect, it } from 'vitest'
import { connections, findPeople, referralTree } from '#protocol/community/operations.ts'
import { randomId } from '#server/platform/random.ts'
import {
  allowedTo,
  fieldsOf,
  fieldsSaid,
  lines,
  type Matrix,
} from '#testing/community/field-matrix.ts'
import { act, invite, named } from '#testing/community/network.ts'
import { anasContacts, peopleAround, type Standing, standings } from '#testing/community/people.ts'
import { tiesOn } from '#testing/community/trust-ties.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/* Beside the eight of the profile: who waits for Ana's answer, of whom she waits, who brought her, whom she brought. */
type Viewer = Standing | 'asker' | 'asked' | 'inviter' | 'child'

let server: TestServer
let ana: TestUser
let viewers: Record<Viewer, TestUser | undefined>

/** Somebody brought by `of`, whose review everybody reads. */
async function broughtBy(of: { id: string }, firstName: string, by: { id: string }) {
  const child = await buildUser(server, { user: { first_name: firstName, referred_by: of.id } })
  await server.services.db
    .insertInto('review')
    .values({
      id: randomId(),
      reviewer_id: by.id,
      subject_id: child.id,
      status: 'completed',
      ratings: JSON.stringify({ 1: 9 }),
      language: 'en',
      comment: 'Fine.',
      created_at: server.services.clock(),
      reveal_at: server.services.clock(),
    })
    .execute()
  return child
}

beforeAll(async () => {
  server = await testServer()
  const { inviter, ...people } = await peopleAround(server)
  ana = people.ana
  const [asker, asked] = [await named(server, 'Ed'), await named(server, 'Olga')]
  await act(server, asker, ana, 'request', 'We met at the lot')
  await act(server, ana, asked, 'request', 'Remember me?')
  const child = await broughtBy(ana, 'Cleo', inviter)
  let last = child
  for (const name of ['Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete'])
    last = await broughtBy(last, name, inviter)
  viewers = { ...people.viewers, asker, asked, inviter, child }
  const { db } = server.services
  const tie = tiesOn(server)
  await tie.vouch(ana, people.viewers.connection as TestUser)
  await invite(server, ana)
  const used = await invite(server, ana, 'Cleo')
  const use = { used_by: child.id, used_at: server.services.clock() }
  await db.updateTable('invitation').set(use).where('id', '=', used.id).execute()
  // Everybody has a picture and somebody who brought them, so that a field that is told is there.
  await db.updateTable('app_user').set({ avatar: 'x' }).execute()
  const brought = { referred_by: inviter.id }
  const without = ['stranger', 'connection', 'blocked', 'blocker', 'asker', 'asked'] as const
  for (const one of without)
    await db
      .updateTable('app_user')
      .set(brought)
      .where('id', '=', viewers[one]?.id ?? '')
      .execute()
})

const everybody: Viewer[] = [...standings, 'asker', 'asked', 'inviter', 'child']
const members = everybody.filter((one) => one !== 'visitor')
const but = (...without: Viewer[]) => members.filter((one) => !without.includes(one))

async function readBy(viewer: Viewer) {
  const { body } = await server.as(viewers[viewer]?.token).read(connections, {})
  return body
}

/** Where an answer says something of Ana, and how. */
const nowhere = new RegExp(
  [...Object.values(anasContacts), '@example.com', '1990'].join('|').replaceAll('+', '\\+'),
)

describe('one’s network', () => {
  const lists = connections.output.shape
  const person = 'id name img parentId trust score score.value score.title invitedAt'
  const vouch = 'userId name img rating confidence comment createdAt'
  const invitation = 'id firstName review reputation status createdAt expiresAt link userId'
  const listsNames = Object.keys(lists).filter(
    (name) => !['mayRecommend', 'privacy'].includes(name),
  )
  /** Who reads what of Ana in lists of their own; she reads all of hers. */
  const matrix: Matrix<Viewer> = {
    ...lines('', 'mayRecommend privacy', members),
    ...lines('privacy.', 'foundByEmail foundByPhone nameless publicProfile', members),
    ...lines('', listsNames.join(' '), members),
    ...lines('', listsNames.map((name) => `${name}.items ${name}.total`).join(' '), members),
    ...lines('connections.items.', person, ['self', 'connection']),
    ...lines('requestsIn.items.', `${person} comment`, ['self', 'asked']),
    ...lines('requestsOut.items.', `${person} comment`, ['self', 'asker']),
    ...lines('invitations.items.', invitation, ['self']),
    ...lines('recommendationsGiven.items.', vouch, ['self', 'connection']),
    ...lines('recommendationsReceived.items.', vouch, ['self', 'connection']),
    ...lines('blocked.items.', person.replace(' trust', ''), ['self', 'blocker']),
    // Nobody asks how much they can trust whom they blocked.
    'blocked.items.trust': [],
  }
  const fields = fieldsOf(connections.output).filter((field) => !field.endsWith('.nextCursor'))

  it.each(everybody)('tells %s of Ana what the table says, and nothing else', async (viewer) => {
    const body = await readBy(viewer)
    const isAnas = (item: Record<string, unknown>) => [item.id, item.userId].includes(ana.id)
    const ofAna = Object.entries(body).map(([name, said]) => {
      const list = said as { items?: Record<string, unknown>[] }
      if (viewer === 'self' || !list.items) return [name, said]
      return [name, { ...list, items: list.items.filter(isAnas) }]
    })
    expect(fieldsSaid(fields, Object.fromEntries(ofAna))).toEqual(allowedTo(matrix, viewer))
  })

  it('and every field of the answer has its line', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(fields.toSorted())
  })

  it.each(everybody)('says no way to reach anybody, to %s', async (viewer) => {
    expect(JSON.stringify(await readBy(viewer))).not.toMatch(nowhere)
  })
})

describe('whoever looks for Ana by name', () => {
  const told = but('unconfirmed', 'blocked', 'blocker', 'self')
  const matrix: Matrix<Viewer> = {
    people: but('unconfirmed'),
    ...lines('people.', 'id name img parentId score score.value score.title', told),
    // Of a list of people whom one does not know there is neither.
    ...lines('people.', 'trust invitedAt', []),
  }
  const fields = fieldsOf(findPeople.output)

  it.each(everybody)('finds what the table says: %s', async (viewer) => {
    const { body } = await server.as(viewers[viewer]?.token).send(findPeople, { text: 'Ana Núñez' })
    // Staff and who is unconfirmed have her name.
    const people = body.people?.filter(({ id }) => id === ana.id)
    expect(fieldsSaid(fields, { ...body, ...(people && { people }) })).toEqual(
      allowedTo(matrix, viewer),
    )
    expect(JSON.stringify(body)).not.toMatch(nowhere)
  })

  it('and every field of the answer has its line', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(fields.toSorted())
  })
})

describe('Ana’s referral tree', () => {
  const shown = but('blocked')
  const matrix: Matrix<Viewer> = {
    people: members,
    ...lines('people.', 'id name parentId score score.value score.title invitedAt more', shown),
    ...lines('people.', 'img trust', []),
    'people.isOwn': ['self', 'child'],
    ...lines('', 'parent parent.id parent.name', shown),
    ...lines('', 'branch branch.people branch.completedRentals', ['self', 'child']),
    'branch.averageScore': ['self', 'child'],
  }
  const fields = fieldsOf(referralTree.output)

  // @7-referralTree
  it.each(everybody)('tells %s what the table says', async (viewer) => {
    const { body } = await server.as(viewers[viewer]?.token).read(referralTree, { userId: ana.id })
    expect(fieldsSaid(fields, body)).toEqual(allowedTo(matrix, viewer))
    expect(JSON.stringify(body)).not.toMatch(nowhere)
    expect(JSON.stringify(body)).not.toMatch(/Núñez|Prado/)
  })

  it('and every field of the answer has its line', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(fields.toSorted())
  })
})

describe('who brought somebody', () => {
  it('is not told to whom that person blocked, in no list', async () => {
    const inviter = viewers.inviter as TestUser
    const sam = await named(server, 'Sam')
    const ed = await broughtBy(inviter, 'Ed', inviter)
    await act(server, ed, sam)
    await act(server, inviter, sam, 'block')
    const lists = (await server.as(sam.token).read(connections, {})).body
    const { body } = await server.as(sam.token).send(findPeople, { text: 'Ana Núñez' })
    expect(lists.requestsIn?.items).toMatchObject([{ id: ed.id }])
    expect(body.people?.map(({ id }) => id)).toContain(ana.id)
    for (const answer of [lists, body]) expect(JSON.stringify(answer)).not.toContain(inviter.id)
  })
})
