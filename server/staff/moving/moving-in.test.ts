// @long
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '#domain/core/time/wall-time.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { staffAddFine } from '#protocol/help/help/staff-add-fine.ts'
import { staffInvitePeople, staffMovedIn } from '#protocol/staff/moving/moving-in.ts'
import { staffDecideDocument } from '#protocol/staff/staff/staff-documents.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { createSession } from '../../platform/auth/sessions.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser } from '#testing/factories.ts'
import { aPicture } from '#testing/inspection.ts'
import { payByCard } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { moveInByScreen, movingCompany } from '#testing/moving/moving-company.ts'
import { keys, ledgerOf, setWall, statusOf, verifiedEvidence } from '#testing/rental-life.ts'
import { serverOn, type TestServer } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'

/** All money of a company, each account's sum in cents; together they are nothing. */
async function books({ services }: TestServer) {
  const { rows } = await sql<{ entry: string }>`
    select entry_id::text as entry from ledger_line group by entry_id having sum(amount_cents) <> 0`.execute(
    services.db,
  )
  const sums = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from ledger_line`.execute(services.db)
  return { uneven: rows.length, sum: sums.rows[0]?.cents }
}

const outgoing = async ({ services }: TestServer) =>
  Number(
    (
      await services.db
        .selectFrom('outgoing_mail')
        .select(({ fn }) => fn.countAll().as('many'))
        .where('recipient', 'like', '%@clients.example.com')
        .executeTakeFirstOrThrow()
    ).many,
  )

test('45 rentals move in and go on as any other: extended, fined, returned, the deposit given back by hand', async () => {
  const database = await freshDatabase()
  try {
    const server = await serverOn(database)
    const { db } = server.services
    const staff = await buildUser(server, { staff: true })
    const team = server.as(staff.token)
    const { clients, people, rentals, dates } = await movingCompany(server, 'Co', 45, 30)
    expect((await moveInByScreen(server, staff, 'people', people)).body).toMatchObject({
      isDone: true,
      added: 45,
      known: 0,
    })
    expect((await moveInByScreen(server, staff, 'rentals', rentals)).body).toMatchObject({
      isDone: true,
      added: 45,
      overdue: [],
    })
    // The same file twice adds nothing.
    for (const [kind, bytes] of [
      ['people', people],
      ['rentals', rentals],
    ] as const)
      expect((await moveInByScreen(server, staff, kind, bytes)).body).toMatchObject({
        added: 0,
        known: 45,
      })
    await server.work()
    expect(await outgoing(server)).toBe(0)
    expect(await books(server)).toEqual({ uneven: 0, sum: 0 })

    const rows = await db
      .selectFrom('rental_transaction as t')
      .innerJoin('rental_order as o', 'o.transaction_id', 't.id')
      .select([
        't.source_id as ref',
        'o.id as order',
        'o.user_id as user',
        'o.rental_status as code',
      ])
      .execute()
    const orders = new Map(rows.map((row) => [row.ref, row]))
    expect(rows.map(({ code }) => code)).toEqual(Array.from({ length: 45 }, () => 86))
    const first = orders.get(clients[0]?.rental ?? '')
    const [begun] = await verifiedEvidence(server, first?.order ?? '')
    expect(begun).toMatchObject({
      data: { event: 'imported', to: 86, line: 2, staff: staff.id, by: 'screen', contract: null },
    })
    expect(await ledgerOf(server, first?.order ?? '')).toEqual({
      openingBalance: 114_000,
      deposit: -30_000,
      rent: -84_000,
    })

    expect((await team.read(staffMovedIn, {})).body).toMatchObject({ toInvite: 45 })
    expect((await team.send(staffInvitePeople, {})).body).toMatchObject({ invited: 45 })
    await server.work()
    expect(await outgoing(server)).toBe(45)
    const [mail] = mailsTo(server.dataDir, clients[3]?.email ?? '')
    expect(mail?.text).toContain('/welcome')

    // They sign in as anybody does.
    await db
      .updateTable('app_user')
      .set({ email_verified_at: server.services.clock() })
      .where('imported_at', 'is not', null)
      .execute()
    const renters = await Promise.all(
      clients.map(async (client) => {
        const { order = '', user = '' } = orders.get(client.rental) ?? {}
        const token = await db
          .transaction()
          .execute((tx) => createSession(tx, user, server.services.clock()))
        const driver = await db
          .selectFrom('driver')
          .select('id')
          .where('user_id', '=', user)
          .executeTakeFirstOrThrow()
        return { ...client, id: user, token, driverId: driver.id, order }
      }),
    )
    const longer = (order: string) => ({ order, end: addDays(dates.end, 7), odometer: 42_000 })
    for (const renter of renters) {
      const asked = await server.as(renter.token).send(extendCar, longer(renter.order))
      if (renter.isChecked) {
        await payByCard(server, renter, asked.body.orderId ?? '')
        continue
      }
      expect(asked.body.message).toContain('documents')
      for (const kind of ['license', 'insurance'] as const)
        await decideAsSeen(server, team, staffDecideDocument, {
          driverId: renter.driverId,
          kind,
          decision: 'confirm',
        })
      const again = await server.as(renter.token).send(extendCar, longer(renter.order))
      await payByCard(server, renter, again.body.orderId ?? '')
    }
    const running = await db
      .selectFrom('rental_order')
      .select(['id', 'user_id'])
      .where('kind', '=', 'extension')
      .where('rental_status', '=', 86)
      .execute()
    expect(running).toHaveLength(45)

    await setWall(server, addDays(dates.end, 6))
    for (const { id, isChecked } of renters.slice(0, 30)) {
      expect(isChecked).toBe(true)
      const order = running.find((one) => one.user_id === id)?.id ?? ''
      const fine = { order, code: 'toll', amount: 5, description: 'Bay Bridge, Nov 30' } as const
      const added = await team.send(staffAddFine, { ...fine, paper: [await aPicture()] })
      expect(added.body.status).toBe(1)
    }
    for (const renter of renters.slice(0, 30)) {
      const order = running.find((one) => one.user_id === renter.id)?.id ?? ''
      const back = { order, rentalStatus: 88, odometer: 42_000 } as const
      expect((await keys(server, renter, back)).body.rentalStatus).toBe(88)
    }
    server.passMinutes(73 * 60)
    await server.work()
    const { body } = await server.as(staff.token).read(staffPayments, { limit: 500 })
    const owed = body.payments?.filter(({ amount }) => amount < 0) ?? []
    expect(owed.length).toBeGreaterThanOrEqual(30)
    for (const { paymentId: payment } of owed) {
      const paid = {
        payment,
        decision: 'confirm',
        paidBy: 'transfer',
        paidTo: 'Bay Bank 4477',
      } as const
      expect((await decideAsSeen(server, team, staffDecidePayment, paid)).http).toBe(200)
    }
    const left = await ledgerOf(server, renters[0]?.order ?? '')
    expect(left['deposit']).toBeUndefined()
    expect(left['refunds']).toBeUndefined()
    expect(await books(server)).toEqual({ uneven: 0, sum: 0 })
    expect(await statusOf(server, renters[0]?.token ?? '', renters[0]?.order ?? '')).toBe(89)
  } finally {
    await database.close()
  }
})
