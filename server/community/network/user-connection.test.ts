import { beforeEach, describe, expect, it } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { notificationPreferences } from '#protocol/rentals/operations.ts'
import { connections, privacySettings, userConnection } from '#protocol/community/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { act, connect, named } from '#testing/community/network.ts'
import { leave } from '#testing/leaving/leave.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
let ben: TestUser
beforeEach(async () => {
  server = await testServer()
  ana = await named(server, 'Ana')
  ben = await named(server, 'Ben')
})

const takesNone = 'This person does not take requests.'

/** The ids in a person's lists. */
async function lists(who: TestUser) {
  const { body } = await server.as(who.token).read(connections, {})
  const ids = (list: { items: { id: string }[] } | undefined) => list?.items.map(({ id }) => id)
  return {
    connected: ids(body.connections),
    asks: ids(body.requestsIn),
    asked: ids(body.requestsOut),
    blocked: ids(body.blocked),
  }
}
const nobody = { connected: [], asks: [], asked: [], blocked: [] }

async function notices(who: TestUser) {
  const { body } = await server.as(who.token).read(dashboard, {})
  return body.notifications?.filter(({ readAt }) => !readAt).map(({ title }) => title)
}

describe('a request', () => {
  // @4.3-connections-request @7-userConnection
  it('is read by whom it is for, with its words, and confirmed', async () => {
    expect(await act(server, ana, ben, 'request', 'We drove together in Fresno.')).toBe('asked')
    const { body } = await server.as(ben.token).read(connections, {})
    expect(body.requestsIn?.items).toMatchObject([
      { id: ana.id, name: 'Ana Prado', comment: 'We drove together in Fresno.' },
    ])
    expect(await notices(ben)).toEqual(['Ana Prado wants to connect with you'])
    expect(await act(server, ben, ana, 'confirm')).toBe('connected')
    expect(await lists(ana)).toEqual({ ...nobody, connected: [ben.id] })
    expect(await lists(ben)).toEqual({ ...nobody, connected: [ana.id] })
    expect(await notices(ana)).toEqual(['You and Ben Prado are connected'])
    // What it asked for is done.
    expect(await notices(ben)).toEqual([])
  })

  it('from both sides connects them', async () => {
    await act(server, ana, ben)
    expect(await act(server, ben, ana)).toBe('connected')
    expect(await lists(ana)).toEqual({ ...nobody, connected: [ben.id] })
  })

  // @4.3-connections-request
  it('that is ignored looks to its writer like one that nobody answered', async () => {
    await act(server, ana, ben)
    const before = await lists(ana)
    expect(await act(server, ben, ana, 'ignore')).toBe('none')
    expect(await lists(ben)).toEqual(nobody)
    expect(await lists(ana)).toEqual(before)
    expect(await act(server, ana, ben)).toBe('asked')
    expect(await notices(ana)).toEqual([])
    // Asked anew it is gone for good; who ignored it and asks now is connected.
    expect(await act(server, ben, ana)).toBe('connected')
  })

  // @4.3-connections-request
  it('is taken back, and so is one that was ignored', async () => {
    for (const between of [undefined, 'ignore'] as const) {
      await act(server, ana, ben)
      if (between) await act(server, ben, ana, between)
      expect(await act(server, ana, ben, 'cancel')).toBe('none')
      expect(await lists(ana)).toEqual(nobody)
      expect(await act(server, ben, ana, 'confirm')).toMatch(/^There is no open request any more/)
    }
    expect(await notices(ben)).toEqual([])
  })

  it('is not sent again and again', async () => {
    for (let i = 0; i < 3; i++) {
      expect(await act(server, ana, ben)).toBe('asked')
      await act(server, ana, ben, 'cancel')
    }
    expect(await act(server, ana, ben)).toMatch(/^You asked this person three times/)
    // A session lives on as long as it is used.
    server.passMinutes(16 * 24 * 60)
    await lists(ana)
    server.passMinutes(15 * 24 * 60)
    expect(await act(server, ana, ben)).toBe('asked')
  })

  it('to oneself, to nobody, or before the address is confirmed is refused with a sentence', async () => {
    expect(await act(server, ana, ana)).toBe('This is you. Choose somebody else.')
    expect(await act(server, ana, { id: 'NOBODY' })).toBe(takesNone)
    const nameless = await buildUser(server, { user: { first_name: null } })
    expect(await act(server, ana, nameless)).toBe(takesNone)
    const typed = await buildUser(server, { user: { unconfirmed: true, email_verified_at: null } })
    expect(await act(server, ana, typed)).toBe(takesNone)
    expect(await act(server, typed, ana)).toMatch(/^Confirm your e-mail first/)
  })

  it('does not reach who is not to be found; they ask themselves', async () => {
    const hidden = { foundByEmail: false, foundByPhone: false, nameless: false }
    await server.as(ben.token).send(privacySettings, { ...hidden, publicProfile: false })
    expect(await act(server, ana, ben)).toBe(takesNone)
    expect(await act(server, ben, ana)).toBe('asked')
    expect(await act(server, ana, ben)).toBe('connected')
  })

  it('tells nobody who switched such news off', async () => {
    await server
      .as(ben.token)
      .send(notificationPreferences, { topic: 'network', inApp: false, mail: false })
    await act(server, ana, ben)
    expect(await notices(ben)).toEqual([])
    expect((await lists(ben)).asks).toEqual([ana.id])
  })

  it('has words only when it is one', async () => {
    const { http, body } = await server
      .as(ana.token)
      .send(userConnection, { userId: ben.id, action: 'cancel', comment: 'Sorry' })
    expect([http, body.errors?.comment]).toEqual([400, 'This field is not used here'])
  })
})

describe('a connection', () => {
  it('ends by either, and only once', async () => {
    await connect(server, ana, ben)
    expect(await act(server, ben, ana, 'cancel')).toBe('You two are connected already.')
    expect(await act(server, ben, ana, 'remove')).toBe('none')
    expect(await lists(ana)).toEqual(nobody)
    expect(await act(server, ana, ben, 'remove')).toBe('You two are not connected any more.')
  })

  it('is one, whoever asks and confirms at the same moment', async () => {
    const both = await Promise.all([act(server, ana, ben), act(server, ben, ana)])
    expect(both.toSorted()).toEqual(['asked', 'connected'])
    expect(await lists(ana)).toEqual({ ...nobody, connected: [ben.id] })
  })

  it('confirmed and taken back at the same moment is one of the two for both', async () => {
    await act(server, ana, ben)
    await Promise.all([act(server, ben, ana, 'confirm'), act(server, ana, ben, 'cancel')])
    const [hers, his] = [await lists(ana), await lists(ben)]
    expect([
      [[], []],
      [[ben.id], [ana.id]],
    ]).toContainEqual([hers.connected, his.connected])
    expect([hers.asked, his.asks]).toEqual([[], []])
  })
})

describe('who is blocked', () => {
  it('loses the connection, is not told, and reads what anybody reads who takes no requests', async () => {
    await connect(server, ana, ben)
    expect(await act(server, ana, ben, 'block')).toBe('blocked')
    expect(await lists(ana)).toEqual({ ...nobody, blocked: [ben.id] })
    expect(await lists(ben)).toEqual(nobody)
    expect(await act(server, ben, ana)).toBe(takesNone)
    expect(await notices(ben)).not.toContain(expect.stringContaining('block'))
    expect(await act(server, ana, ben)).toBe('You blocked this person. Unblock them first.')
    expect(await act(server, ana, ben, 'unblock')).toBe('none')
    expect(await act(server, ben, ana)).toBe('asked')
  })

  it('is not connected, when it happens as they confirm', async () => {
    await act(server, ana, ben)
    await Promise.all([act(server, ben, ana, 'confirm'), act(server, ana, ben, 'block')])
    expect(await lists(ana)).toEqual({ ...nobody, blocked: [ben.id] })
    expect(await lists(ben)).toEqual(nobody)
  })

  it('may be nobody: that tells nothing', async () => {
    expect(await act(server, ana, { id: 'NOBODY' }, 'block')).toBe('blocked')
  })
})

it('whoever left is blocked like anybody who is not there: nothing is kept', async () => {
  const gone = await named(server, 'Ben')
  await leave(server, gone)
  expect(await act(server, ana, gone, 'block')).toBe('blocked')
  expect(await lists(ana)).toEqual(nobody)
})
