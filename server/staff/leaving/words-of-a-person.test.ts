import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fullLife } from '#testing/leaving/full-life.ts'
import { leave } from '#testing/leaving/leave.ts'
import { tracesOf } from '#testing/leaving/traces.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const mark = 'Zqxwords'

/** Columns that take any text and never hold words of a person: codes, prices, hashes of files that are evidence. */
const noWords = [
  'help_request.symptom',
  'message.details',
  'rental_order.options',
  'rental_order.quote',
  'review.language',
  'special_request.kind',
  'stored_file.content_type',
  'stored_file.sha256',
]

/** Tables that `fullLife` has no row in: the tests of their own wing show what becomes of them. */
const notLived = [
  'account_block',
  'account_export',
  'audit_entry',
  // Who of the staff set the books.
  'books',
  // Who of the staff gave a car another calendar.
  'busy_calendar',
  'calendar_link',
  // Who of the staff took a car off the road.
  'car_breakdown',
  // Who of the staff wrote down a cost, a recall, or booked the workshop.
  'car_cost',
  'car_recall',
  'car_visit',
  // Who of the staff changed many cars at once.
  'cars_change',
  // Who of the staff closed a month.
  'closed_month',
  // Who of the staff changed it last.
  'company',
  // Who of the staff wrote a text.
  'content_page',
  'deletion_code',
  'email_change',
  // Why staff gave money back, as the audit log has it.
  'goodwill_request',
  'inspection',
  'job',
  'job_application',
  'job_event',
  'job_location',
  'maintenance_service',
  'order_note',
  'passkey_alarm',
  'passkey_code',
  // Who of the staff took cash.
  'payment',
  'person_report',
  'photo_file',
  'relocation',
  'relocation_inspection',
  'review_report',
  'saved_card',
  'saved_route',
  // Who of the staff changed a season.
  'season_change',
  'sent_quote',
  'sign_in_challenge',
  'sms_message',
  'sms_number',
  'staff_invitation',
  'staff_member',
  // Who of the staff passed a toll on.
  'toll_line',
  'waiting_list_item',
]

type Column = { name: string; type: string; isPerson: boolean; isKey: boolean }

/** The columns of all tables that hold text or name a person. */
async function columnsByTable({ services }: TestServer): Promise<Map<string, Column[]>> {
  const { rows } = await sql<Column & { table: string }>`
    select t.relname as table, a.attname as name, a.atttypid::regtype::text as type,
      (t.relname = 'app_user' and a.attname = 'id') or (t.relname <> 'app_user' and exists (
        select from pg_constraint k where k.conrelid = t.oid and k.contype = 'f'
          and k.confrelid = 'app_user'::regclass and k.conkey = array[a.attnum])) as "isPerson",
      exists (select from pg_constraint k where k.conrelid = t.oid and k.contype in ('f', 'p')
        and a.attnum = any (k.conkey)) as "isKey"
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by t.relname, a.attnum`.execute(services.db)
  const tables = new Map<string, Column[]>()
  for (const { table, ...column } of rows) tables.set(table, [...(tables.get(table) ?? []), column])
  return tables
}

const words = new Map([
  ['text', sql`${mark}::text`],
  ['text[]', sql`array[${mark}]`],
  ['jsonb', sql`to_jsonb(${mark}::text)`],
])

test('whatever could be written of a person is gone when they leave, in columns that come later too', async () => {
  const server = await testServer()
  const { user } = await fullLife(server)
  const { db } = server.services
  const empty: string[] = []
  for (const [table, columns] of await columnsByTable(server)) {
    const persons = columns.filter(({ isPerson }) => isPerson)
    const texts = columns.filter(({ type, isKey }) => words.has(type) && !isKey)
    // Whoever leaves is signed in.
    if (persons.length === 0 || texts.length === 0 || table === 'session') continue
    const theirs = sql.join(
      persons.map(({ name }) => sql`${sql.ref(name)}::text = ${user.id}`),
      sql` or `,
    )
    const { rows } = await sql`select from ${sql.table(table)} where ${theirs}`.execute(db)
    if (rows.length === 0) empty.push(table)
    for (const { name, type } of texts) {
      // What refuses any text is none: a code of a list, something that is proved.
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${words.get(type)} where ${theirs}`
        .execute(db)
        .catch(() => {})
    }
  }
  const written = await tracesOf(server, mark)
  expect(written).toEqual(
    expect.arrayContaining(['app_user.last_name', 'message.body', ...noWords]),
  )
  expect(empty).toEqual(notLived)

  await leave(server, user)
  await server.work()

  expect(await tracesOf(server, mark)).toEqual(noWords)
})
