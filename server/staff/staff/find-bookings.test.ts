import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffBookings } from '#protocol/staff/staff/staff-bookings.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { type TestServer, testServer } from '#testing/server.ts'

type Row = {
  id: string
  first_name: string | null
  last_name: string | null
  email: string
  plate: string
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Whether every word begins one of the name or of what stands before the @, or the address itself. */
function isPerson(row: Row, text: string): boolean {
  const own = wordsOf(`${row.first_name ?? ''} ${row.last_name ?? ''} ${row.email.split('@')[0]}`)
  const pieces = text.split(' ')
  const words = pieces.filter((piece) => !piece.includes('@')).flatMap(wordsOf)
  const addresses = pieces.filter((piece) => piece.includes('@'))
  return (
    words.length + addresses.length > 0 &&
    words.every((word) => own.some((one) => one.startsWith(word))) &&
    addresses.every((address) => row.email.startsWith(address.toLowerCase()))
  )
}

/** The rule as one reads it, of every booking there is. */
async function byTheRule({ services: { db } }: TestServer, text: string): Promise<string[]> {
  const { rows } = await sql<Row>`
    select o.id, u.first_name, u.last_name, u.email, c.plate
    from rental_order o join app_user u on u.id = o.user_id join car c on c.id = o.car_id
    order by o.created_at desc, o.id desc`.execute(db)
  const parts = text.split(' ')
  const isFound = (row: Row) =>
    row.id === text ||
    row.plate.toLowerCase().includes(text.toLowerCase()) ||
    isPerson(row, text) ||
    parts.some(
      (_, at) =>
        at > 0 &&
        isPerson(row, parts.slice(0, at).join(' ')) &&
        row.plate.toLowerCase().startsWith(parts.slice(at).join(' ').toLowerCase()),
    )
  return rows.filter(isFound).map(({ id }) => id)
}

test('bookings are found by the words of a name, an e-mail and a part of a plate, also when many are', async () => {
  const server = await testServer()
  const { db } = server.services
  const staff = server.as((await buildUser(server, { staff: true })).token)
  const names = [
    { first_name: 'Wilhelmina', last_name: 'de la Cruz' },
    { first_name: 'Óscar', last_name: null },
    { first_name: 'Wil%', last_name: 'P_7' },
  ]
  const orders: string[] = []
  for (const [at, user] of names.entries()) {
    const car = await buildCar(server)
    await db
      .updateTable('car')
      .set({ plate: `ZX ${at}7Q` })
      .where('id', '=', car)
      .execute()
    orders.push(await holdCar(server, await buildUser(server, { user }), car))
    server.passMinutes(1)
  }
  const [first = ''] = orders
  const { email } = await db
    .selectFrom('rental_order')
    .innerJoin('app_user', 'app_user.id', 'rental_order.user_id')
    .select('app_user.email')
    .where('rental_order.id', '=', first)
    .executeTakeFirstOrThrow()
  const words = [
    'wil',
    'HELMINA DE',
    'DE wilh',
    'cru la wil',
    'mina',
    'Ó',
    'oscar',
    '%',
    '_7',
    "'",
    String.raw`\ & | !`,
    'zx',
    '17q',
    'zx 0',
  ]
  const ofFirst = [email, email.slice(0, -2), `${email} zx`, `Wil ${email.slice(0, 9)} ZX 07`]
  const across = [`cruz ${email} zx 07q`, `${email} zx 17q`, 'cruz zx', 'cru w zx 0']
  const texts = [...words, ...ofFirst, ...across, first, first.slice(0, -1), 'nobody', 'no body']
  const answers = async () => {
    const found: string[][] = []
    for (const find of texts) {
      const { body } = await staff.read(staffBookings, { find })
      const ids = body.bookings?.map(({ orderId }) => orderId) ?? []
      expect([find, ids]).toEqual([find, await byTheRule(server, find)])
      found.push(ids)
    }
    return found
  }
  const few = await answers()
  expect(few.filter((ids) => ids.length > 0).length).toBeGreaterThan(14)
  // As many people as no list of them is made of.
  await sql`insert into app_user (id, email, first_name, last_name)
    select 'many' || n, 'many' || n || '@' || ${email.split('@')[1]}::text, 'Wilhelmina', 'de la Cruz zx 0'
    from generate_series(1, 1001) n`.execute(db)
  expect(await answers()).toEqual(few)
})
