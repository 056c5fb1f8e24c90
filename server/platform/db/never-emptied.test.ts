import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookedCar } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

/** Undone in any case: a table that is not guarded must not take the other tests' rows along. */
const emptied = new Error('it was emptied')

test('nothing that is only added to can be emptied, nor what it hangs on', async () => {
  const server = await testServer()
  await bookedCar(server)
  const { db } = server.services
  // Every table whose rows are held by a trigger, also those to come.
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname in ('stays_as_written', 'ledger_is_immutable', 'evidence_is_immutable', 'audit_is_immutable')
    order by name`.execute(db)
  const kept = rows.map(({ name }) => name)
  expect(kept).toEqual(
    expect.arrayContaining([
      'audit_entry',
      'evidence_entry',
      'evidence_seal',
      'ledger_entry',
      'ledger_line',
      'order_event',
      'signing_key',
    ]),
  )
  const others = ['payment', 'claim', 'message', 'inspection', 'rental_order', 'app_user', 'car']
  for (const table of [...kept, ...others]) {
    const empty = db.transaction().execute(async (tx) => {
      await sql`truncate ${sql.table(table)} cascade`.execute(tx)
      throw emptied
    })
    await expect(empty).rejects.toMatchObject({
      code: '23514',
      constraint: 'is_never_emptied',
    })
  }
})

test('seals and the keys that made them stay as they were written', async () => {
  const server = await testServer()
  await bookedCar(server)
  const { db } = server.services
  for (const change of [
    sql`update evidence_seal set signature = ''`,
    sql`delete from evidence_seal`,
    sql`update signing_key set public_key = ''`,
    sql`delete from signing_key`,
  ])
    await expect(change.execute(db)).rejects.toMatchObject({ code: '23514' })
})
