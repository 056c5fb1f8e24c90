import { beforeEach, describe, expect, it } from 'vitest'
import {
  connections,
  userRecommendation,
  withdrawRecommendation,
} from '#protocol/community/operations.ts'
import type { TestUser } from '#testing/factories.ts'
import { act, completedRental, named } from '#testing/community/network.ts'
import { type TestServer, testNow, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
let ben: TestUser
beforeEach(async () => {
  server = await testServer()
  ana = await named(server, 'Ana')
  ben = await named(server, 'Ben')
})

const words = { comment: 'Careful with every car.', rating: 9, confidence: 0.8 }
const vouch = async (who: TestUser, of: { id: string }, more: Partial<typeof words> = {}) =>
  server.as(who.token).send(userRecommendation, { userId: of.id, ...words, ...more })
const received = async (who: TestUser) =>
  (await server.as(who.token).read(connections, {})).body.recommendationsReceived?.items
const given = async (who: TestUser) =>
  (await server.as(who.token).read(connections, {})).body.recommendationsGiven?.items

describe('a vouch', () => {
  // @7-userRecommendation
  it('is read by both, replaced by a newer one, and withdrawn', async () => {
    await completedRental(server, ana)
    expect((await vouch(ana, ben)).body).toEqual({ status: 1 })
    expect(await received(ben)).toEqual([
      { userId: ana.id, name: 'Ana Prado', ...words, createdAt: testNow.toISOString() },
    ])
    await vouch(ana, ben, { rating: 4, confidence: 0.25 })
    expect(await received(ben)).toMatchObject([{ rating: 4, confidence: 0.25 }])
    expect(await given(ana)).toMatchObject([{ userId: ben.id, rating: 4 }])

    const withdraw = () => server.as(ana.token).send(withdrawRecommendation, { userId: ben.id })
    expect((await withdraw()).body).toEqual({ status: 1 })
    expect([await received(ben), await given(ana)]).toEqual([[], []])
    expect((await withdraw()).body.message).toBe('You do not vouch for this person any more.')
  })

  it('is for who completed a rental or has two vouches of others', async () => {
    const refused =
      'To vouch for somebody, first complete a rental or be vouched for by two people.'
    expect((await vouch(ben, ana)).body.message).toBe(refused)
    const carl = await named(server, 'Carl')
    for (const friend of [ana, carl]) await completedRental(server, friend)
    await vouch(ana, ben)
    expect((await vouch(ben, carl)).body.message).toBe(refused)
    await vouch(carl, ben)
    expect((await vouch(ben, ana)).body.status).toBe(1)
    // One that was withdrawn counts no more.
    await server.as(carl.token).send(withdrawRecommendation, { userId: ben.id })
    expect((await vouch(ben, carl)).body.message).toBe(refused)
  })

  it('of somebody for themself, for nobody, or across a block is refused with a sentence', async () => {
    await completedRental(server, ana)
    expect((await vouch(ana, ana)).body.message).toBe('This is you. Choose somebody else.')
    expect((await vouch(ana, { id: 'NOBODY' })).body.message).toBe(
      'You cannot vouch for this person.',
    )
    await act(server, ben, ana, 'block')
    expect((await vouch(ana, ben)).body.message).toBe('You cannot vouch for this person.')
  })

  it('ends with a block, both ways', async () => {
    for (const one of [ana, ben]) await completedRental(server, one)
    await vouch(ana, ben)
    await vouch(ben, ana)
    await act(server, ben, ana, 'block')
    expect([await received(ben), await received(ana)]).toEqual([[], []])
  })

  it.each([
    ['confidence', 1.1, 'The value must be 1 or less'],
    ['confidence', -0.1, 'The value must be 0 or more'],
    ['rating', 11, 'The value must be 10 or less'],
    ['rating', 0, 'The value must be 1 or more'],
    ['comment', ' ', 'Field is Required'],
  ])('with %s %j asks to correct it', async (field, value, sentence) => {
    const { http, body } = await vouch(ana, ben, { [field]: value })
    expect([http, body.errors?.[field]]).toEqual([400, sentence])
  })

  it('sent twice at once is one', async () => {
    await completedRental(server, ana)
    const both = await Promise.all([vouch(ana, ben, { rating: 8 }), vouch(ana, ben, { rating: 9 })])
    expect(both.map(({ body }) => body.status)).toEqual([1, 1])
    expect(await received(ben)).toHaveLength(1)
  })
})
