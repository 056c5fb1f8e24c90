import { beforeEach, describe, expect, it } from 'vitest'
import { connections, privacySettings } from '#protocol/community/operations.ts'
import { userDetails } from '#protocol/community/profile/user-details.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { act, connect, invite, named } from '#testing/community/network.ts'
import { type TestServer, testNow, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
beforeEach(async () => {
  server = await testServer()
  ana = await named(server, 'Ana')
})

const network = async (who: TestUser, input = {}) =>
  (await server.as(who.token).read(connections, input)).body

describe('a network', () => {
  it('is empty at first, with what the person shows of themself', async () => {
    const empty = { items: [], total: 0 }
    expect(await network(ana)).toEqual({
      status: 1,
      connections: empty,
      requestsIn: empty,
      requestsOut: empty,
      invitations: empty,
      recommendationsGiven: empty,
      recommendationsReceived: empty,
      blocked: empty,
      mayRecommend: false,
      privacy: { foundByEmail: false, foundByPhone: false, nameless: false, publicProfile: true },
    })
    const privacy = {
      foundByEmail: true,
      foundByPhone: true,
      nameless: true,
      publicProfile: false,
    }
    await server.as(ana.token).send(privacySettings, privacy)
    expect((await network(ana)).privacy).toEqual(privacy)
  })

  it('is read on where a part of it ended, each person once', async () => {
    const friends: TestUser[] = []
    for (const name of ['Ben', 'Carl', 'Dina']) {
      const friend = await named(server, name)
      await connect(server, ana, friend)
      friends.push(friend)
      // Two of them in the same millisecond.
      if (name !== 'Ben') server.passMinutes(1)
    }
    const first = (await network(ana, { list: 'connections', limit: 2 })).connections
    const rest = (await network(ana, { list: 'connections', limit: 2, cursor: first?.nextCursor }))
      .connections
    expect([first?.total, first?.items.length, rest?.nextCursor]).toEqual([3, 2, undefined])
    const ids = [...(first?.items ?? []), ...(rest?.items ?? [])].map(({ id }) => id)
    expect(ids.toSorted()).toEqual(friends.map(({ id }) => id).toSorted())
    await invite(server, ana)
    const { invitations, ...others } = await network(ana, { list: 'invitations' })
    expect([invitations?.total, others.connections]).toEqual([1, undefined])
    const wrong = await server.as(ana.token).read(connections, { cursor: 'nonsense' })
    expect(wrong.http).toBe(400)
  })

  // @3-connection-id
  it('tells of a connection who it is, who invited them, and since when', async () => {
    const parent = await named(server, 'Parent')
    const ben = await buildUser(server, {
      user: { first_name: 'Ben', last_name: 'Ruiz', referred_by: parent.id },
    })
    await connect(server, ana, ben)
    expect((await network(ana)).connections?.items).toEqual([
      {
        id: ben.id,
        name: 'Ben Ruiz',
        parentId: parent.id,
        // A confirmed connection carries 0.3: 100 × 0.3 / 1.3.
        trust: 23,
        score: { value: 7, title: 'New' },
        invitedAt: testNow.toISOString(),
      },
    ])
  })
})

describe('phone, WhatsApp and e-mail of a profile', () => {
  const contacts = { phone: '+13055550123', whatsapp: '+13055550199' }
  let ben: TestUser
  beforeEach(async () => {
    ben = await buildUser(server, { user: { ...contacts, first_name: 'Ben' } })
  })
  const seen = async (token: string | undefined) =>
    (await server.as(token).read(userDetails, { userId: ben.id })).body.userDetails
  const all = { ...contacts, email: expect.any(String) }
  const hidden = { phone: undefined, whatsapp: undefined, email: undefined }
  const shown = async (who: TestUser) => {
    const details = await seen(who.token)
    return details && { phone: details.phone, whatsapp: details.whatsapp, email: details.email }
  }

  it('are for connections and the person, not for who asked or a stranger', async () => {
    expect(await shown(ben)).toEqual(all)
    await act(server, ana, ben)
    expect([await shown(ana), (await seen(ana.token))?.connection]).toEqual([hidden, 'asked'])
    await act(server, ben, ana, 'ignore')
    expect([await shown(ana), (await seen(ana.token))?.connection]).toEqual([hidden, 'asked'])
    await act(server, ben, ana)
    expect([await shown(ana), (await seen(ana.token))?.connection]).toEqual([all, 'connected'])
    expect(await shown(await named(server, 'Stranger'))).toEqual(hidden)
    for (const contact of Object.keys(all))
      expect(await seen(undefined)).not.toHaveProperty(contact)
    await act(server, ben, ana, 'remove')
    expect(await shown(ana)).toEqual(hidden)
  })

  it('and all the rest are for nobody who is blocked', async () => {
    await connect(server, ana, ben)
    await act(server, ben, ana, 'block')
    expect(await seen(ana.token)).toBeUndefined()
    await act(server, ben, ana, 'unblock')
    expect(await shown(ana)).toEqual(hidden)
  })
})
