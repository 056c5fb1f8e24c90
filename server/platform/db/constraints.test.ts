import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transitions } from '#domain/money/orders/transition-table.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { bookedCar, pickedUp, statusOf } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

/* What must never be false is a constraint: these go around our own code on purpose. */

test('the database refuses a second occupation of a car at the same time', async () => {
  const server = await testServer()
  const car = await buildCar(server)
  const block = (from: string, to: string) =>
    sql`insert into occupancy (car_id, kind, period, occupied) values (${car}, 'block',
      tstzrange(${from}::timestamptz, ${to}::timestamptz), tstzrange(${from}::timestamptz, ${to}::timestamptz))`.execute(
      server.services.db,
    )
  await block('2027-03-01', '2027-03-08')
  await expect(block('2027-03-07 23:59', '2027-03-20')).rejects.toMatchObject({
    code: '23P01',
    constraint: 'occupancy_no_overlap',
  })
  // Half-open: what begins as the other ends does not overlap.
  await block('2027-03-08', '2027-03-20')
})

test('an occupation may not be shorter than what was agreed', async () => {
  const server = await testServer()
  const car = await buildCar(server)
  const shorter =
    sql`insert into occupancy (car_id, kind, period, occupied) values (${car}, 'block',
    tstzrange('2027-03-01', '2027-03-08'), tstzrange('2027-03-01', '2027-03-07'))`.execute(
      server.services.db,
    )
  await expect(shorter).rejects.toMatchObject({ code: '23514' })
})

test('a slot has no more seats than its area', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const tooMany =
    sql`insert into appointment_seat (area_id, starts_at, seat, kind, order_id, price_cents)
    select id, '2027-04-01', slot_capacity + 1, 'pickup', ${order}, 0 from area where id = '1'`.execute(
      server.services.db,
    )
  await expect(tooMany).rejects.toMatchObject({ code: '23514' })
})

test('the ledger refuses an entry that does not balance, and every change of what is written', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  const { db } = server.services
  const unbalanced = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into ledger_entry (transaction_id, order_id, code, at)
      select transaction_id, id, 'payment', now() from rental_order where id = ${order} returning id`.execute(
      tx,
    )
    await sql`insert into ledger_line (entry_id, account, amount_cents) values (${rows[0]?.id}::bigint, 'card', 100)`.execute(
      tx,
    )
  })
  await expect(unbalanced).rejects.toMatchObject({ code: '23514' })
  await expect(
    sql`update ledger_line set amount_cents = amount_cents + 1`.execute(db),
  ).rejects.toMatchObject({ code: '23514' })
  await expect(sql`delete from ledger_entry`.execute(db)).rejects.toMatchObject({ code: '23514' })
})

test('an order is paid once, and only one order of a rental is running', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  const { db } = server.services
  const second =
    sql`insert into payment (id, order_id, method, kind, state, due_cents, fee_cents, created_at, paid_at)
    values (${`again${order}`}, ${order}, 'cash', 'cash', 'paid', 1, 0, now(), now())`.execute(db)
  await expect(second).rejects.toMatchObject({ code: '23505', constraint: 'payment_one_paid' })
  const copy = (tx: Tx, id: string) =>
    sql`
    insert into rental_order (id, transaction_id, user_id, car_id, area_id, state, rental_status, starts_at, ends_at,
      price_modifier_id, insurance_plan, quote, total_cents, deposit_cents, hold_expires_at, created_at, paid, confirmation)
    select ${id}, transaction_id, user_id, car_id, area_id, 'booked', 86, starts_at, ends_at,
      price_modifier_id, insurance_plan, quote, total_cents, deposit_cents, hold_expires_at, created_at, true, 'confirmed'
    from rental_order where id = ${order}`.execute(tx)
  const two = db.transaction().execute(async (tx) => {
    await copy(tx, `${order}A`)
    await copy(tx, `${order}B`)
  })
  await expect(two).rejects.toMatchObject({ constraint: 'rental_order_one_running' })
})

test('the moves of the database are those of the transition table', async () => {
  const { db } = (await testServer()).services
  const rows = await db.selectFrom('rental_move').selectAll().execute()
  const moves = rows.map((row) => `${row.from_status ?? 'none'}>${row.to_status}`)
  const table = transitions.map((row) => `${row.from}>${row.to}`)
  expect(new Set(moves)).toEqual(new Set(table))
})

test('a rental moves as the table says, with history and evidence, and only when it is paid', async () => {
  const server = await testServer()
  const { db } = server.services
  const { order, user } = await bookedCar(server)
  const to = (status: number) =>
    sql`update rental_order set rental_status = ${status}::smallint where id = ${order}`.execute(db)
  await expect(to(88)).rejects.toMatchObject({ constraint: 'rental_order_move' })
  await expect(to(86)).rejects.toMatchObject({ constraint: 'rental_order_told' })
  await expect(
    sql`insert into rental_order (id, transaction_id, user_id, car_id, area_id, state, rental_status, starts_at,
        ends_at, price_modifier_id, insurance_plan, quote, total_cents, deposit_cents, hold_expires_at, created_at)
      select 'unpaid', transaction_id, user_id, car_id, area_id, 'booked', 86, starts_at, ends_at, price_modifier_id,
        insurance_plan, quote, total_cents, deposit_cents, hold_expires_at, created_at
      from rental_order where id = ${order}`.execute(db),
  ).rejects.toMatchObject({ constraint: 'rental_order_runs_paid' })
  expect(await statusOf(server, user.token, order)).toBe(85)
})

test('what happened stays as it was written', async () => {
  const server = await testServer()
  const { db } = server.services
  const { order } = await bookedCar(server)
  const changes = [
    sql`update order_event set code = 'other' where order_id = ${order}`,
    sql`delete from order_event where order_id = ${order}`,
    sql`update contract set text_en = 'You owe us more' where order_id = ${order}`,
    sql`update contract set accepted_at = null where order_id = ${order}`,
    sql`delete from contract where order_id = ${order}`,
  ]
  for (const change of changes)
    await expect(change.execute(db)).rejects.toMatchObject({ code: '23514' })
})

test('no more goes back than was paid, and no deposit twice', async () => {
  const server = await testServer()
  const { db } = server.services
  const { order } = await bookedCar(server)
  const back = (cents: number) =>
    sql`insert into refund (id, payment_id, order_id, due_cents, fee_cents, reason, created_at)
      select ${`${order}${cents}`}, id, order_id, due_cents + ${cents}::int, 0, 'test', now()
      from payment where order_id = ${order}`.execute(db)
  await expect(back(1)).rejects.toMatchObject({ constraint: 'refund_within_payment' })
  const again = db.transaction().execute(async (tx) => {
    // As much as was paid may go back; the transaction leaves no trace of it.
    await sql`insert into refund (id, payment_id, order_id, due_cents, fee_cents, reason, created_at)
      select ${`${order}all`}, id, order_id, due_cents, fee_cents, 'test', now()
      from payment where order_id = ${order}`.execute(tx)
    const { rows } = await sql<{ id: number }>`
      insert into ledger_entry (transaction_id, order_id, code, at)
      select transaction_id, id, 'refundOwed', now() from rental_order where id = ${order} returning id`.execute(
      tx,
    )
    await sql`insert into ledger_line (entry_id, account, amount_cents) values
      (${rows[0]?.id}::bigint, 'deposit', 100001), (${rows[0]?.id}::bigint, 'refunds', -100001)`.execute(
      tx,
    )
  })
  await expect(again).rejects.toMatchObject({ constraint: 'deposit_is_there' })
})

test('nobody loses the car that they booked, and nobody else’s order hangs on a rental', async () => {
  const server = await testServer()
  const { db } = server.services
  const { order } = await bookedCar(server)
  const other = await bookedCar(server)
  await expect(
    sql`delete from occupancy where order_id = ${order}`.execute(db),
  ).rejects.toMatchObject({ constraint: 'occupancy_is_needed' })
  await expect(
    sql`update rental_order set user_id = ${other.user.id} where id = ${order}`.execute(db),
  ).rejects.toMatchObject({ constraint: 'rental_order_one_person' })
  await expect(
    sql`insert into claim (id, transaction_id, order_id, code, description, estimate_cents, created_at)
      select 'lost', transaction_id, ${other.order}, 'damage', '', 1, now() from rental_order where id = ${order}`.execute(
      db,
    ),
  ).rejects.toMatchObject({ constraint: 'claim_of_its_rental' })
})

test('an odometer never goes back', async () => {
  const server = await testServer()
  const car = await buildCar(server, { odometer: 100 })
  const read = (miles: number) =>
    sql`update car set odometer = ${miles}::int where id = ${car}`.execute(server.services.db)
  await read(101)
  await expect(read(99)).rejects.toMatchObject({ constraint: 'odometer_goes_on' })
})

test('the database refuses a second driver of a car that is out, by an update and by an insert', async () => {
  const server = await testServer()
  const { car, order } = await pickedUp(server)
  const { db } = server.services
  const later = { start: '2027-01-13T10:00', end: '2027-02-12T10:00' }
  const { order: next } = await bookedCar(server, { car, ...later })
  const refused = { code: '23514', constraint: 'rental_order_one_driver' }
  const take = (code: number) =>
    sql`update rental_order set rental_status = ${code}, arrived_for = 'return' where id = ${next}`.execute(
      db,
    )
  await expect(take(86)).rejects.toMatchObject(refused)
  await expect(take(91)).rejects.toMatchObject(refused)
  const copy = sql`
    insert into rental_order (id, transaction_id, user_id, car_id, area_id, state, rental_status, starts_at, ends_at,
      price_modifier_id, insurance_plan, quote, total_cents, deposit_cents, hold_expires_at, created_at, paid, confirmation)
    select ${`copy${next}`}, transaction_id, user_id, car_id, area_id, 'booked', 86, starts_at, ends_at,
      price_modifier_id, insurance_plan, quote, total_cents, deposit_cents, hold_expires_at, created_at, true, 'confirmed'
    from rental_order where id = ${next}`.execute(db)
  await expect(copy).rejects.toMatchObject(refused)
  expect(order).not.toBe(next)
})

test('how much of a refund is the deposit is never more than the refund, and never changed', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  server.passMinutes(5)
  await server.as(user.token).send(cancelContract, { order })
  await server.work()
  const { db } = server.services
  const change = (cents: number) =>
    sql`update refund set deposit_cents = ${cents} where order_id = ${order}`.execute(db)
  await expect(change(1)).rejects.toMatchObject({ code: '23514' })
  const more = sql`
    insert into refund (id, payment_id, order_id, due_cents, fee_cents, deposit_cents, reason, created_at)
    select id || 'x', payment_id, order_id, 1, 0, 2, 'deposit', created_at from refund where order_id = ${order}`
  await expect(more.execute(db)).rejects.toMatchObject({ code: '23514' })
})

test('a change of car has no reason that the glossary does not name', async () => {
  const server = await testServer()
  const { order } = await bookedCar(server)
  const old = sql`update rental_order set swap_reason = 'wish' where id = ${order}`
  const constraint = 'rental_order_swap_reason_check'
  await expect(old.execute(server.services.db)).rejects.toMatchObject({ code: '23514', constraint })
})
