import { beforeEach, describe, expect, it } from 'vitest'
import { findPeople, privacySettings } from '#protocol/community/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { act } from '#testing/community/network.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let me: TestUser
let inez: TestUser
beforeEach(async () => {
  server = await testServer()
  me = await buildUser(server)
})

let count = 0
/** A last name that nobody else of these tests has. */
const surname = () => `Quintéro${String.fromCharCode(97 + (count++ % 26))}${'bcdfg'[count % 5]}`
let last: string
beforeEach(async () => {
  last = surname()
  inez = await buildUser(server, {
    user: { first_name: 'Inéz María', last_name: last, phone: '(786) 555-0177' },
  })
})

const found = async (text: string, who = me) => {
  const { body } = await server.as(who.token).send(findPeople, { text })
  return body.people?.map(({ id }) => id)
}
const show = (who: TestUser, more: Record<string, boolean>) =>
  server.as(who.token).send(privacySettings, {
    foundByEmail: false,
    foundByPhone: false,
    nameless: false,
    publicProfile: true,
    ...more,
  })

describe('a person is found', () => {
  it('by how a name begins, whatever the letters and accents', async () => {
    const texts = [last, last.toUpperCase().slice(0, -1), `inez maria ${last}`, `${last} mar`]
    for (const text of texts) expect(await found(text.normalize('NFC'))).toContain(inez.id)
    // Not by what stands inside a word, nor by an address or the last digits of a phone.
    for (const text of ['nez', inez.email.split('@')[0] ?? '', '555-0177'])
      expect((await found(text)) ?? []).not.toContain(inez.id)
    const { body } = await server.as(me.token).send(findPeople, { text: last })
    expect(body.people).toEqual([
      { id: inez.id, name: `Inéz María ${last}`, score: { value: 7, title: 'New' } },
    ])
  })

  it('by e-mail or phone only when they allow it, and nobody can tell that from their absence', async () => {
    const ways = [inez.email.toUpperCase(), '+1 786 555 0177', '786-555-0177']
    const nobody = await server.as(me.token).send(findPeople, { text: 'nobody@example.com' })
    for (const text of ways) {
      const { http, body } = await server.as(me.token).send(findPeople, { text })
      expect([http, body]).toEqual([nobody.http, nobody.body])
    }
    await show(inez, { foundByEmail: true, foundByPhone: true })
    for (const text of ways) expect(await found(text)).toContain(inez.id)
  })
})

describe('a person is not found', () => {
  it('by name when their profile is not public', async () => {
    await show(inez, { publicProfile: false })
    expect(await found(last)).toEqual([])
  })

  it('across a block, whoever blocked whom', async () => {
    await act(server, inez, me, 'block')
    expect([await found(last), await found('Núñez', inez)]).toEqual([[], expect.anything()])
    expect(await found('Núñez', inez)).not.toContain(me.id)
  })

  it('by two letters, by signs that stand for anything, or by oneself', async () => {
    const { body } = await server.as(me.token).send(findPeople, { text: 'Q1 u' })
    expect(body.message).toMatch(/^Type at least three letters/)
    expect(await found('%%%abc')).toEqual([])
    expect((await server.as(me.token).send(findPeople, { text: 'Qu' })).http).toBe(400)
    expect(await found(last, inez)).toEqual([])
  })
})

it('at most twenty are named, thirty times in ten minutes', async () => {
  for (let i = 0; i < 21; i++) await buildUser(server, { user: { last_name: `Zzyzx${last}` } })
  expect(await found(`zzyzx${last}`)).toHaveLength(20)
  server.services.config.rateLimits = true
  try {
    for (let i = 0; i < 30; i++) expect(await found(last)).toHaveLength(1)
    expect((await server.as(me.token).send(findPeople, { text: last })).http).toBe(429)
  } finally {
    server.services.config.rateLimits = false
  }
})
