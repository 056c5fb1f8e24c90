import { expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'

/** `pickedUp` ends on 12 January at 10:00; a day costs $39. */
const odometer = 47_380

async function chargesOf({ services }: TestServer, order: string) {
  const rows = await services.db
    .selectFrom('charge')
    .select(['code', 'amount_cents'])
    .where('order_id', '=', order)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.code, row.amount_cents]))
}

test('from the minute of the end the dashboard says what is due and what it costs after the grace', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const board = async (lang: 'en' | 'es') =>
    (await server.as(user.token).read(dashboard, { order }, { lang })).body.selectedRental
  await setWall(server, '2027-01-12T09:59')
  expect(await board('en')).toMatchObject({ rentalTitle: 'Picked up' })
  expect((await board('en'))?.late).toBeUndefined()

  await setWall(server, '2027-01-12T10:00')
  expect(await board('en')).toMatchObject({
    rentalTitle: 'Your rental is over',
    rentalDescription:
      'The car was due back on Tue 12 Jan 2027, 10:00. There is no charge until Tue 12 Jan 2027, 16:00. After that, each started day costs $39.00.',
    late: {
      since: '2027-01-12T10:00',
      graceUntil: '2027-01-12T16:00',
      until: '2027-01-12T16:00',
      days: 0,
      dayPrice: 39,
      cost: 0,
      lines: [{ code: 'lateDays', label: 'Late days', quantity: 0, amount: 0 }],
    },
  })
  await setWall(server, '2027-01-12T16:00')
  expect((await board('en'))?.late?.days).toBe(0)

  await setWall(server, '2027-01-13T16:01')
  expect(await board('es')).toMatchObject({
    rentalTitle: 'Tu devolución está atrasada',
    rentalDescription:
      'Debías devolver el auto el mar 12 ene 2027, 10:00. Hasta ahora son 2 días de retraso: $78.00. El jue 14 ene 2027, 16:00 se suma un día más. Devuélvelo o extiende la renta.',
    late: {
      until: '2027-01-14T16:00',
      days: 2,
      cost: 78,
      lines: [{ code: 'lateDays', label: 'Días de retraso', quantity: 2, amount: 78 }],
    },
  })
  // What is told is what the return costs.
  await keys(server, user, { order, rentalStatus: 88, odometer })
  expect(await chargesOf(server, order)).toEqual({ lateDays: 7_800 })
  expect((await board('en'))?.late).toBeUndefined()
})

test('returning a car that is due comes before every other duty', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const duties = async () => {
    const { body } = await server.as(user.token).read(dashboard, { order })
    return body.selectedRental?.duties.map(({ code, dueAt }) => [code, dueAt])
  }
  await setWall(server, '2027-01-12T09:59')
  const before = await duties()
  expect(before?.[0]?.[0]).toBe('weeklyInspection')
  expect(before).toContainEqual(['scheduleReturn', '2027-01-12T10:00'])

  await setWall(server, '2027-01-12T10:00')
  const after = await duties()
  expect(after?.[0]).toEqual(['return', '2027-01-12T10:00'])
  expect(after?.map(([code]) => code)).not.toContain('scheduleReturn')
})

test('the area’s tax is in the price shown for a late day and in the price charged', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await server.services.db
    .updateTable('rental_order')
    .set(({ eb }) => ({
      quote: eb.fn('jsonb_set', [
        'quote',
        eb.val('{terms,taxes}'),
        eb.val(JSON.stringify(taxesOf({ taxRate: 0.1 }))),
      ]) as never,
    }))
    .where('id', '=', order)
    .execute()
  await setWall(server, '2027-01-12T16:01')
  const { body } = await server.as(user.token).read(dashboard, { order })
  expect(body.selectedRental?.late).toMatchObject({
    cost: 42.9,
    lines: [
      { code: 'lateDays', amount: 39 },
      { code: 'tax', quantity: 10, amount: 3.9 },
    ],
  })
  await keys(server, user, { order, rentalStatus: 88, odometer })
  expect(await chargesOf(server, order)).toEqual({ lateDays: 3_900, tax: 390 })
})
