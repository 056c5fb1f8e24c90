import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffNote } from '#protocol/staff/order-page/staff-note.ts'
import { staffOrder } from '#protocol/staff/order-page/staff-order.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { leave } from '#testing/leaving/leave.ts'
import { paid } from '#testing/decisions/booking-to-cancel.ts'
import { buildUser } from '#testing/factories.ts'
import { testServer } from '#testing/server.ts'

test('notes are added with who and when, newest first, and read by staff alone', async () => {
  const server = await testServer()
  const { user, order } = await paid(server)
  const staff = await buildUser(server, { staff: true })
  const me = server.as(staff.token)
  for (const text of ['Drives weekends to Tahoe.', 'Has chains.']) {
    expect((await me.send(staffNote, { order, text })).body).toMatchObject({ status: 1 })
    server.passMinutes(1)
  }
  const { body } = await me.read(staffOrder, { order })
  expect(body.notes).toMatchObject([
    { text: 'Has chains.', by: 'Ana Núñez', at: expect.any(String) },
    { text: 'Drives weekends to Tahoe.' },
  ])
  const own = await server.as(user.token).read(orderHistory, { order })
  expect(JSON.stringify(own.body)).not.toContain('Tahoe')
  expect((await server.as(user.token).send(staffNote, { order, text: 'Mine' })).http).toBe(403)
  expect((await me.send(staffNote, { order, text: ' ' })).http).toBe(400)
  expect((await me.send(staffNote, { order, text: 'x'.repeat(1001) })).http).toBe(400)
})

test('who is of the staff does not read what colleagues noted about their own rental', async () => {
  const server = await testServer()
  const { user, order } = await paid(server)
  const staff = await buildUser(server, { staff: true })
  await server.as(staff.token).send(staffNote, { order, text: 'Pays late.' })
  await server.services.db
    .insertInto('staff_member')
    .values({ user_id: user.id, rights: ['owner'] })
    .execute()
  const { body } = await server.as(user.token).read(staffOrder, { order })
  expect(body).toMatchObject({ booking: { own: true }, notes: [] })
})

test('a note is never changed, and goes with the account of its renter', async () => {
  const server = await testServer()
  const { db } = server.services
  const { user, order } = await paid(server)
  const staff = await buildUser(server, { staff: true })
  await server.as(staff.token).send(staffNote, { order, text: 'Has chains.' })
  const change = sql`update order_note set body = 'No chains.' where order_id = ${order}`
  await expect(change.execute(db)).rejects.toThrow('never changed')
  await db.updateTable('rental_order').set({ state: 'ended' }).where('id', '=', order).execute()
  await leave(server, user)
  const { rows } = await sql`select 1 from order_note where order_id = ${order}`.execute(db)
  expect(rows).toEqual([])
})
