import { beforeEach, expect, test } from 'vitest'
import type { Right } from '#protocol/core/rights.ts'
import { staffSaveBooks } from '#protocol/staff/month/books.ts'
import { staffMonth } from '#protocol/staff/month/staff-month.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { downloadList, linesOf } from '#testing/money/month.ts'
import { bookedCar, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let rosa: TestUser
beforeEach(async () => {
  server = await testServer()
  rosa = await buildUser(server, { staff: true })
})

const me = () => server.as(rosa.token)
const month = async (name?: string) => (await me().read(staffMonth, { month: name })).body

async function staffWith(right: Right): Promise<TestUser> {
  const staff = await buildUser(server, { staff: true })
  const rights = { rights: [right] }
  await server.services.db
    .updateTable('staff_member')
    .set(rights)
    .where('user_id', '=', staff.id)
    .execute()
  return staff
}

test('the accountant’s names and zone are the company’s, and count from then on', async () => {
  const { books } = await month()
  expect(books?.accounts).toContainEqual({ account: 'rent', usual: 'Rent' })
  const save = {
    version: books?.version ?? '',
    zone: 'America/New_York',
    accountNames: { rent: '=Income:Rent' },
  }
  const wrong = await me().send(staffSaveBooks, { ...save, zone: 'Mars/Olympus' })
  expect(wrong.body.errors).toHaveProperty('zone')
  expect((await me().send(staffSaveBooks, save)).body).toMatchObject({ status: 1 })
  expect((await me().send(staffSaveBooks, save)).http).toBe(409)
  // 21:30 in California is the next day in New York.
  await setWall(server, '2027-03-10T21:30')
  await bookedCar(server, { start: '2027-03-12T10:00', end: '2027-04-12T10:00' })
  const journal = (await downloadList(server, rosa, 'journal?month=2027-03')).body
  expect(linesOf(journal).map((line) => line['Journal Date'])).toContain('2027-03-11')
  // A name that begins like a formula is none.
  expect(journal).toContain(",'=Income:Rent,")
})

test('files are for who may see their lists, each a line of the audit log', async () => {
  const people = [
    undefined,
    await buildUser(server),
    await staffWith('desk'),
    await staffWith('money'),
  ]
  const codes = async (name: string) => {
    const found = []
    for (const one of people) found.push((await downloadList(server, one, name)).statusCode)
    return found
  }
  expect(await codes('ledger')).toEqual([401, 403, 403, 200])
  expect(await codes('people')).toEqual([401, 403, 200, 403])
  for (const name of ['bookings', 'payments', 'refunds', 'charges', 'claims', 'maintenance']) {
    const { statusCode, headers } = await downloadList(server, rosa, name)
    expect([name, statusCode]).toEqual([name, 200])
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}.csv"`)
  }
  expect((await downloadList(server, rosa, 'constructor')).statusCode).toBe(404)
  expect((await downloadList(server, rosa, 'ledger?month=soon')).statusCode).toBe(400)
  const { entries = [] } = (await me().read(staffAudit, { subject: 'bookings.csv' })).body
  expect(entries[0]).toMatchObject({ title: 'Downloaded a list', subject: 'bookings.csv' })
})
