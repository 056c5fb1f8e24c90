import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { accountExport } from '#protocol/staff/leaving/account-export.ts'
import { changeEmail } from '#protocol/people/operations.ts'
import { report } from '#testing/conduct/people.ts'
import { archiveOf, downloadExport } from '#testing/leaving/archive.ts'
import { fullLife } from '#testing/leaving/full-life.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { written } from '#testing/reviews/written.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { topics } from './topics.ts'

let server: TestServer
let user: TestUser
/** All that the person downloads, as text. */
let all: string

/** What others wrote of the person where they do not read it. */
const notes = {
  waits: 'Nobody reads this yet',
  hidden: 'Nobody reads this any more',
  note: 'Staff alone read this',
  report: 'Told in confidence',
  ofReview: 'The review is not true',
}

beforeAll(async () => {
  server = await testServer()
  const life = await fullLife(server)
  user = life.user
  const { db, clock } = server.services
  const about = { by: life.friend, about: user, value: 2 }
  const open = await written(server, { ...about, columns: { private_note: notes.note } })
  await written(server, { ...about, waits: true, columns: { comment: notes.waits } })
  await written(server, { ...about, columns: { comment: notes.hidden, hidden_at: clock() } })
  await db
    .insertInto('review_report')
    .values({
      review_id: open,
      reporter_id: life.child.id,
      reason: notes.ofReview,
      created_at: clock(),
    })
    .execute()
  await report(server, life.friend, user, { text: notes.report })
  await server.as(user.token).send(changeEmail, { email: 'another@nowhere-else.example' })
  await server.as(user.token).send(accountExport, {})
  await server.work()
  const files = await archiveOf(server, user)
  all = Object.values(files).join('\n')
})

/** Every column of every file: nothing is told of a person that does not stand here. */
const columns: Record<string, string> = {
  account:
    'id email first_name last_name phone whatsapp social birth_date language notice_from notice_to created_at terms_accepted_at',
  drivers: `first_name last_name phone birth_date license_number license_country license_state
    license_expires license_verification insurance_company insurance_policy_number insurance_expires
    insurance_verification`,
  calendar: 'lang made_at',
  'text-messages': 'phone topics asked_at confirmed_at',
  sessions: 'browser system time_zone created_at last_used_at revoked_at',
  passkeys: 'name created_at last_used_at',
  'saved-card': 'funding last4 expires_on saved_at consent consent_at',
  'email-change': 'old_email new_email old_confirmed_at new_confirmed_at created_at expires_at',
  orders: `id number rental kind state rental_status make model year plate starts_at ends_at paid total_cents
    deposit_cents special_requests planned_miles start_odometer end_odometer picked_up_at ended_at created_at`,
  history: 'order_id at actor code status_from status_to odometer latitude longitude',
  payments: `order_id method kind state due_cents fee_cents confirmation_number bank_confirmation
    card_brand card_last4 created_at paid_at`,
  charges: 'order_id code quantity unit amount_cents note created_at dropped_at',
  refunds:
    'order_id due_cents fee_cents deposit_cents reason state created_at sent_at sent_way sent_to',
  'card-charges':
    'order_id amount_cents state announced_at charge_at contest_text contested_at decided_at',
  claims: 'order_id code description estimate_cents state answer decision created_at decided_at',
  contracts: 'order_id version text_en text_es hash created_at accepted_at',
  messages: 'order_id by body created_at',
  help: `number order_id kind status title message problem symptom description insurance license towing
    someone_hurt latitude longitude place created_at resolved_at`,
  'special-requests': 'order_id kind request_text status answer price_cents created_at answered_at',
  'waiting-lists': 'starts_at ends_at types features highest_month_cents status created_at',
  'reviews-by-you': 'status ratings comment private_note reply created_at reveal_at',
  'reviews-about-you': 'by status ratings comment reply created_at',
  connections: 'name state comment created_at',
  'blocked-people': 'name created_at',
  vouches: 'direction name rating confidence comment created_at',
  invitations: 'first_name review reputation created_at expires_at revoked_at used_at',
  jobs: 'id role type status title description from_town to_town from_address to_address starts_at ends_at price_cents created_at cancelled_at completed_at',
  'job-offers': 'title offer_cents comment status left_late created_at ended_at',
  'job-routes': 'name stops day days leaves arrives detour seats notify created_at',
  'job-messages': 'title body created_at',
  'job-location': 'title state asked_at answered_at latitude longitude accuracy measured_at',
  credits: 'title order_id code cents at',
  privacy: 'found_by_email found_by_phone nameless public_profile',
  notices: 'topic title_en title_es text_en text_es created_at read_at',
  'reports-by-you': 'name reason said created_at decided_at',
  quotes: 'make model year starts_at ends_at total_cents created_at valid_until',
  blocks: 'reason starts_at ends_at lifted_at',
}

it('every file and every column of an export has its line', async () => {
  const found: Record<string, string[]> = {}
  for (const { file, rows } of topics) {
    // One row, also where there is none.
    const { rows: read } = await sql<object>`
      select t.* from (select 1 as one) one left join (${rows(user.id, server.services.clock())}) t
        on true limit 1`.execute(server.services.db)
    found[file] = Object.keys(read[0] ?? {})
  }
  const table = Object.entries(columns).map(([file, names]) => [file, names.split(/\s+/)])
  expect(found).toEqual(Object.fromEntries(table))
})

it('an export is told to the person alone', async () => {
  const stranger = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const asked = [user, stranger, staff, undefined].map((one) => downloadExport(server, one))
  const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect(codes).toEqual([200, 404, 404, 401])
})

it('an export tells nothing of others that the person does not read in the app', async () => {
  const { rows } = await sql<{ said: string }>`
    select unnest(array[id, email, phone, whatsapp]) as said from app_user where id <> ${user.id}`.execute(
    server.services.db,
  )
  const others = rows.flatMap(({ said }) => said ?? [])
  expect(others.length).toBeGreaterThan(10)
  for (const text of [...others, ...Object.values(notes)]) expect(all).not.toContain(text)
})

it('an export tells no token, hash, code or key', async () => {
  const { db } = server.services
  const { rows: secrets } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns where table_schema = 'public'
      and column_name ~ '(token|secret|hash|salt|challenge|key|code|link)'
      and table_name || '.' || column_name <> 'contract.hash'`.execute(db)
  const found: string[] = [user.token]
  for (const { table_name: table, column_name: column } of secrets) {
    const { rows } = await sql<{ value: string | null }>`
      select distinct ${sql.ref(column)}::text as value from ${sql.table(table)}`.execute(db)
    // A word is the name of something; a secret has digits and is long.
    found.push(
      ...rows.flatMap(({ value }) => (/^(?=.*\d)\S{8,}$/.test(value ?? '') ? (value ?? []) : [])),
    )
  }
  expect(found.length).toBeGreaterThan(10)
  for (const secret of found) expect(all).not.toContain(secret)
})
