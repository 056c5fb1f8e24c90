import { beforeEach, describe, expect, it } from 'vitest'
import { trust } from '#protocol/community/trust/trust.ts'
import { readTrust } from '#server/community/trust/read-trust.ts'
import { tiesOn } from '#testing/community/trust-ties.ts'
import { countedQueries } from '#testing/counted-queries.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { type TestServer, testNow, testServer } from '#testing/server.ts'

let server: TestServer
let tie: ReturnType<typeof tiesOn>
let me: TestUser
let ana: TestUser
let ben: TestUser
let eva: TestUser

const named = (first_name: string) => buildUser(server, { user: { first_name } })

beforeEach(async () => {
  server = await testServer()
  tie = tiesOn(server)
  await server.services.db.deleteFrom('trust_seed').execute()
  ;[me, ana, ben, eva] = (await Promise.all(['Mia', 'Ana', 'Ben', 'Eva'].map(named))) as [
    TestUser,
    TestUser,
    TestUser,
    TestUser,
  ]
})

const told = async (user: TestUser = ana, lang = 'en') => {
  const { body } = await server.as(me.token).read(trust, { userId: user.id }, { lang })
  // Whatever the shares are parts of, each is told with six places.
  for (const { share } of body.trust?.graph.edges ?? [])
    expect(share).toBe(Number(share.toFixed(6)))
  return body.trust
}
const sentences = async (lang = 'en') => (await told(ana, lang))?.reasons.map(({ text }) => text)

describe('what a tie is worth', () => {
  // @7-trust
  it.each<[string, () => Promise<unknown>, number]>([
    ['nothing', async () => {}, 0],
    ['my vouch', () => tie.vouch(me, ana), 50],
    ['my vouch with half the confidence', () => tie.vouch(me, ana, { confidence: 0.5 }), 33],
    ['my vouch of two years ago', () => tie.vouch(me, ana, { daysAgo: 730.5 }), 33],
    ['a vouch that I withdrew', () => tie.vouch(me, ana, { withdrawn: true }), 0],
    ['her vouch for me', () => tie.vouch(ana, me), 0],
    ['a connection that she asked for', () => tie.connect(ana, me), 23],
    ['a connection that nobody confirmed', () => tie.connect(me, ana, 'pending'), 0],
    ['a connection that was removed', () => tie.connect(me, ana, 'removed'), 0],
    [
      'a vouch of a seed person',
      async () => {
        await tie.seed(ben, eva)
        await tie.vouch(ben, ana)
      },
      33,
    ],
    ['being a seed person', () => tie.seed(ana, eva), 33],
  ])('%s', async (_name, happens, value) => {
    await happens()
    expect((await told())?.value).toBe(value)
  })

  it('an invitation, whoever of the two it came from', async () => {
    const child = await buildUser(server, { user: { referred_by: me.id } })
    expect((await told(child))?.value).toBe(17)
    const { of } = await readTrust(server.services.db, child.id, [me.id], testNow)
    expect(of.get(me.id)?.value).toBe(17)
  })
})

describe('what carries nothing', () => {
  it('is a vouch between people of whom one blocked the other', async () => {
    await tie.vouch(me, ben)
    await tie.vouch(ben, ana)
    expect((await told())?.value).toBe(50)
    await tie.block(ana, ben)
    expect((await told())?.value).toBe(0)
  })

  it('is an account that nobody has confirmed, with all that it says', async () => {
    const shade = await buildUser(server, { user: { unconfirmed: true, email_verified_at: null } })
    await tie.vouch(me, shade)
    await tie.vouch(shade, ana)
    await tie.vouch(me, eva, { confidence: 0.2 })
    await tie.vouch(eva, ana)
    expect((await told())?.value).toBe(17)
    expect(await told(shade)).toBeUndefined()
  })

  it('is an account that is gone', async () => {
    const gone = await buildUser(server)
    await tie.vouch(me, gone)
    await tie.vouch(gone, ana)
    expect((await told())?.value).toBe(50)
    await server.services.db.deleteFrom('app_user').where('id', '=', gone.id).execute()
    expect((await told())?.value).toBe(0)
  })
})

describe('the reasons', () => {
  // @7-trust
  it('name friends, count who wants no name, and say it in both languages', async () => {
    const shy = await named('Shy')
    await server.services.db
      .insertInto('person_privacy')
      .values({ user_id: shy.id, nameless: true })
      .execute()
    for (const friend of [ben, eva, shy]) {
      await tie.connect(me, friend)
      await tie.vouch(friend, ana)
    }
    expect(await sentences()).toEqual(['3 friends of yours vouch for Ana: Ben and Eva.'])
    expect(await sentences('es')).toEqual(['3 amigos tuyos avalan a Ana: Ben y Eva.'])
    expect(JSON.stringify(await told())).not.toContain('Shy')
  })

  it('count a friend once, also where another friend leads to them', async () => {
    await tie.connect(me, ben)
    await tie.connect(me, eva)
    await tie.vouch(eva, ben)
    await tie.vouch(ben, ana)
    expect((await told())?.value).toBe(38)
    expect(await sentences()).toEqual(['1 friend of yours vouches for Ana: Ben.'])
  })

  it('count one as one', async () => {
    await tie.connect(me, ben)
    await tie.vouch(ben, ana)
    expect(await sentences()).toEqual(['1 friend of yours vouches for Ana: Ben.'])
    expect(await sentences('es')).toEqual(['1 amigo tuyo avala a Ana: Ben.'])
  })

  it('tell no name and no id of people whom the viewer does not know', async () => {
    const leo = await named('Leonor')
    await tie.connect(me, ben)
    await tie.vouch(ben, leo)
    await tie.connect(leo, ana)
    await tie.seed(eva, ben)
    await tie.vouch(eva, ana)
    const seen = await told()
    expect(seen?.reasons.map(({ kind, count, names }) => [kind, count, names])).toEqual([
      ['othersKnow', 1, []],
      ['teamsPeople', 1, []],
    ])
    expect(seen?.graph.nodes.map(({ role, step, name }) => [role, step, name])).toEqual([
      ['viewer', 0, 'Mia'],
      ['between', 1, 'Ben'],
      ['between', 2, undefined],
      ['user', 3, 'Ana'],
      ['seed', 0, undefined],
    ])
    expect(
      seen?.graph.edges.reduce((sum, { to, share }) => sum + (to === 3 ? share : 0), 0),
    ).toBeCloseTo(1)
    for (const secret of ['Leonor', 'Eva', leo.id, eva.id])
      expect(JSON.stringify(seen)).not.toContain(secret)
  })
})

it('a stranger whom nothing leads to is told no name', async () => {
  const { value, title, reasons, graph } = (await told()) ?? {}
  expect([value, title]).toEqual([0, 'Nothing connects you to this person yet'])
  expect([reasons, graph]).toEqual([[], { nodes: [], edges: [] }])
})

it('there is none in oneself, in nobody, and for nobody', async () => {
  expect(await told(me)).toBeUndefined()
  const nobody = await server.as(me.token).read(trust, { userId: 'nobody' })
  expect(nobody.body).toEqual({ status: 1 })
  expect((await server.as().read(trust, { userId: ana.id })).http).toBe(401)
})

it('fifty people are asked about in as few statements as one', async () => {
  const crowd = await Promise.all(Array.from({ length: 50 }, () => buildUser(server)))
  for (const [at, one] of crowd.entries()) {
    await tie.connect(me, one)
    await tie.vouch(one, crowd[(at + 1) % 50] as TestUser, { confidence: 0.5 })
  }
  const { counted, during } = await countedQueries(server)
  const ids = crowd.map(({ id }) => id)
  const statements = await during(async () => {
    const { of } = await readTrust(counted.services.db, me.id, ids, testNow)
    expect(ids.map((id) => of.get(id)?.value)).toEqual(ids.map(() => 44))
  })
  expect(statements).toBeLessThanOrEqual(4)
})

describe('whoever carries nothing', () => {
  it('stops what flows in both directions, whichever of the two blocked the other', async () => {
    await tie.vouch(me, ben)
    await tie.vouch(ben, ana)
    await tie.block(me, ben)
    expect((await told())?.value).toBe(0)
    const { of } = await readTrust(server.services.db, ben.id, [me.id, ana.id], testNow)
    expect([of.get(me.id)?.value, of.get(ana.id)?.value]).toEqual([0, 50])
  })

  it('makes nobody near either', async () => {
    // Eva is near by Ben alone; the long way to her counts only because of that.
    const [one, two, three] = await Promise.all(['One', 'Two', 'Three'].map(named))
    if (!one || !two || !three) throw new Error('three people')
    await tie.vouch(me, ben, { confidence: 0.01 })
    await tie.vouch(ben, eva, { confidence: 0.01 })
    const way = [me, one, two, three, eva, ana]
    for (const [at, from] of way.slice(0, -1).entries())
      await tie.vouch(from, way[at + 1] as TestUser)
    expect((await told())?.value).toBe(50)
    await tie.block(eva, ben)
    expect((await told())?.value).toBe(0)
  })

  it('does not hide who does, however many stand one behind the other', async () => {
    await tie.vouch(me, ben)
    const crowd = await Promise.all(Array.from({ length: 25 }, () => buildUser(server)))
    for (const one of crowd) {
      await tie.vouch(ben, one)
      await tie.vouch(one, ana)
      await tie.block(one, ana)
    }
    await tie.vouch(ben, eva, { confidence: 0.5 })
    await tie.vouch(eva, ana)
    expect((await told())?.value).toBe(33)
  })
})
