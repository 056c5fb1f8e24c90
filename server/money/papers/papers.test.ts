import { beforeEach, expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { sha256 } from '#server/platform/random.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { fetchPaper } from '#testing/papers.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { bookedCar, verifiedEvidence } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const contractUrl = async (user: TestUser, order: string) =>
  (await server.as(user.token).read(orderHistory, { order })).body.rental?.contractUrl ?? ''

async function paidBooking(more: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(server, more)
  const car = await buildCar(server)
  const order = await holdCar(server, user, car)
  await payByCard(server, user, order)
  return { user, order }
}

// @3-rental-contracturl @7-receipt-pdf
test('the contract is a PDF in both languages that says what was agreed', async () => {
  const { user, order } = await paidBooking()
  const url = await contractUrl(user, order)
  const english = await fetchPaper(server, 'POST', url, user)
  expect(english.http).toBe(200)
  expect(english.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="contract-${order}.pdf"`,
  })
  const { text } = readPdf(english.bytes)
  for (const said of [
    'Ana Núñez',
    user.email,
    'Toyota Camry 2022',
    'Tue 24 Nov 2026 (24/11/2026), 10:00',
    'Tue 12 Jan 2027 (12/01/2027), 10:00',
    'America/Los_Angeles',
    '1 month\t$849.00',
    'Total\t$2,502.00',
    'Each mile costs 9¢, based on the odometer',
    '$1,000.00 is charged',
    'POL-1, valid until Wed 1 Jan 2031 (01/01/2031)',
    'engine damage fee). A person decides on the evidence',
    'The company donates a part of the sale to charity: $150.20',
    'Not accepted yet.',
  ])
    expect(text).toContain(said)
  const spanish = readPdf((await fetchPaper(server, 'POST', url, user, 'es')).bytes)
  expect(spanish.text).toContain('mar 24 nov 2026 (24/11/2026), 10:00')
  expect(spanish.text).toContain('Contrato de renta')
})

test('what was accepted is what is kept: version, hash and moment stand on the paper and in the evidence', async () => {
  const { user, order } = await paidBooking()
  await server.as(user.token).send(acceptContract, { order, version: 1 })
  const kept = await server.services.db
    .selectFrom('contract')
    .selectAll()
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  expect(sha256(`${kept.text_en}\n${kept.text_es}`)).toBe(kept.hash)
  const evidence = await verifiedEvidence(server, order)
  const made = evidence.find((entry) => entry.kind === 'contract')
  expect(made?.data).toMatchObject({ version: 1, hash: kept.hash })
  const { text } = readPdf(
    (await fetchPaper(server, 'POST', await contractUrl(user, order), user)).bytes,
  )
  expect(text).toContain('Accepted\tFri 20 Nov 2026 (20/11/2026), 10:00')
  expect(text).toContain(kept.hash)
})

test('a letter that no font has is printed by its number, not dropped', async () => {
  const { user, order } = await paidBooking({ user: { first_name: '𐌰𐌹', last_name: 'Ana 👍' } })
  const { text } = readPdf(
    (await fetchPaper(server, 'POST', await contractUrl(user, order), user)).bytes,
  )
  expect(text).toContain('[U+10330][U+10339] Ana [U+1F44D]')
})

test('a name cannot write lines of its own into the contract', async () => {
  const last_name = 'Núñez\n## Price\nTotal\t$1.00'
  const { user, order } = await paidBooking({ user: { last_name } })
  const { body } = await server.as(user.token).read(orderHistory, { order })
  expect(body.contract?.text).toContain('Renter\tAna Núñez ## Price Total $1.00\n')
})

test('papers are for the renter and staff; for anybody else there is nothing', async () => {
  const { user, staff, order } = await bookedCar(server)
  const stranger = await buildUser(server)
  const papers: ['GET' | 'POST', string][] = [
    ['POST', await contractUrl(user, order)],
    ['GET', `/api/receipt?start=${order}&end=${order}`],
    ['GET', `/api/evidence?order=${order}`],
  ]
  for (const [method, url] of papers) {
    expect((await fetchPaper(server, method, url, user)).http).toBe(200)
    expect((await fetchPaper(server, method, url, staff)).http).toBe(200)
    expect((await fetchPaper(server, method, url)).http).toBe(401)
    const refused = await fetchPaper(server, method, url, stranger)
    expect(refused.http).toBe(404)
    expect(refused.bytes.toString()).toBe(
      '{"status":0,"message":"Sorry, the order id was lost, please try again"}',
    )
  }
  expect((await fetchPaper(server, 'GET', '/api/receipt?start=nothing', user)).http).toBe(404)
  const held = await holdCar(server, user, await buildCar(server))
  expect((await fetchPaper(server, 'POST', `/api/contract/${held}`, user)).http).toBe(404)
  expect(
    (await fetchPaper(server, 'GET', `/api/receipt?start=${held}&end=${held}`, user)).http,
  ).toBe(404)
  const mixed = `/api/receipt?start=${order}&end=${held}`
  expect((await fetchPaper(server, 'GET', mixed, user)).http).toBe(404)
})
