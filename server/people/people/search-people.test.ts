import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { phoneDigits } from '#domain/core/text/phone-digits.ts'
import { staffPeople } from '#protocol/staff/conduct/staff-people.ts'
import { staffBookings } from '#protocol/staff/staff/staff-bookings.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let staff: TestUser
let order: string
const people = new Map<string, TestUser>()
beforeAll(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
  const make = async (name: string, user: object) =>
    people.set(name, await buildUser(server, { user }))
  await make('jose', {
    first_name: 'José Ángel',
    last_name: 'Núñez de la Peña',
    email: 'jose.angel_7@somewhere.example',
    phone: '+15105550134',
  })
  await make('oneill', {
    first_name: 'Siobhán',
    last_name: "O'Neill-Ruíz",
    phone: '(510) 555-0199',
  })
  await make('tijuana', { first_name: 'Jo', last_name: 'Nu', phone: '+52 664 555 0134' })
  const jose = people.get('jose')
  if (jose) order = await holdCar(server, jose, await buildCar(server))
})

const found = async (find: string) => {
  const { body } = await server.as(staff.token).read(staffPeople, { find, limit: 500 })
  const ids = body.people?.map(({ id }) => id) ?? []
  return [...people].filter(([, { id }]) => ids.includes(id)).map(([name]) => name)
}

describe('staff find a person', () => {
  it.each([
    ['nunez', ['jose']],
    ['NÚÑEZ', ['jose']],
    ['Nun\u0303ez', ['jose']],
    ['peña', ['jose']],
    ['pena jos', ['jose']],
    ['  angel   nuñ  ', ['jose']],
    ['la pe', ['jose']],
    ['jo nu', ['jose', 'tijuana']],
    ['oneill', ['oneill']],
    ["o'neill", ['oneill']],
    ['o’ne sio', ['oneill']],
    ['o neill', ['oneill']],
    ['ruiz-o', ['oneill']],
    ['Núñez, José', ['jose']],
    ['jose.angel_7@somewhere.example', ['jose']],
    ['JOSE.ANGEL_7@some', ['jose']],
    ['angel_7', ['jose']],
    ['núñez jose.angel_7@somewhere.example', ['jose']],
    // Inside a word nothing begins, and every word counts.
    ['unez', []],
    ['nuñez lopez', []],
    ['somewhere', []],
    ['%', []],
    ["'", []],
    [String.raw`\ & | ! :* <->`, []],
  ])('by the words of «%s»', async (text, names) => {
    expect(await found(text)).toEqual(names)
  })

  it.each([
    ['(510) 555-0134', ['jose']],
    ['+1 510 555 0134', ['jose']],
    ['+1 (510) 555–0134', ['jose']],
    ['15105550134', ['jose']],
    ['5105550134', ['jose']],
    ['510.555.0134 ext. 4', ['jose']],
    ['555-0134', ['jose', 'tijuana']],
    ['5550199', ['oneill']],
    ['011 52 664 555 0134', ['tijuana']],
    ['+52 664 555 0134', ['tijuana']],
    ['510-555-0135', []],
    ['550134', []],
  ])('by the phone number %s', async (text, names) => {
    expect(await found(text)).toEqual(names)
  })

  it('and the bookings of a person by the same', async () => {
    const texts = ['peña jos', '(510) 555-0134', '555-0134', 'JOSE.ANGEL_7@some']
    for (const find of texts) {
      const { body } = await server.as(staff.token).read(staffBookings, { find })
      expect(body.bookings?.map(({ orderId }) => orderId)).toEqual([order])
    }
  })
})

it('the database compares the digits of phones as the rule does', async () => {
  const phones = [
    '(510) 555-0134',
    '+15105550134',
    '1 510 555 0134',
    '5105550134',
    '+49 12345678',
    '011 52 664 555 0134',
    '0052 664 555 0134',
    '+15105550134;ext=4',
    '510-555-0134 x22',
    'x',
  ]
  const { rows } = await sql<{ digits: string }>`
    select phone_digits(phone) as digits from unnest(${phones}::text[]) with ordinality p (phone, no)
    order by no`.execute(server.services.db)
  expect(rows.map(({ digits }) => digits)).toEqual(phones.map(phoneDigits))
})
