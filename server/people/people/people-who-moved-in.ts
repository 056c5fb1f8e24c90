import { type Insertable, sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { insertRows } from '../../platform/db/insert-rows.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { randomId } from '../../platform/random.ts'
import { wake } from '../../platform/work/topics.ts'
import { shownName } from './shown-name.ts'

/** A paper as a company kept it; `checked` when the company says who looked at it, and when. */
type Paper = { isChecked: boolean }

/** A person as the company that they rent from kept them (docs/product/company.md#moving-in). */
export type PersonWhoMovesIn = {
  /** What the company calls them. */
  ref: string
  firstName: string
  lastName: string
  /** In small letters; null of somebody who has told none. */
  email: string | null
  /** E.164. */
  phone: string | null
  language: Lang
  birthDate: Day | null
  license:
    | (Paper & { number: string; country: string; state: string | null; until: Day | null })
    | null
  insurance:
    | (Paper & {
        company: string
        policy: string
        until: Day | null
        liabilityCents: number
        deductibleCents: number | null
      })
    | null
}

/** The address of somebody who has none: nobody's mailbox (RFC 2606), in no list and on no screen. */
const noMailbox = (id: string) => `${id.toLowerCase()}@no-mail.invalid`

const stateOf = (paper: Paper | null) =>
  paper === null ? 'missing' : paper.isChecked ? 'verified' : 'submitted'

function driverOf(
  { firstName, lastName, phone, birthDate, license, insurance }: PersonWhoMovesIn,
  userId: string,
  now: Date,
): Insertable<Schema['driver']> & { id: string } {
  return {
    id: randomId(),
    user_id: userId,
    is_primary: true,
    first_name: firstName,
    last_name: lastName,
    phone,
    birth_date: birthDate,
    license_number: license?.number ?? null,
    license_country: license?.country ?? null,
    license_state: license?.state ?? null,
    license_expires: license?.until ?? null,
    license_verification: stateOf(license),
    license_submitted_at: license ? now : null,
    insurance_company: insurance?.company ?? null,
    insurance_policy_number: insurance?.policy ?? null,
    insurance_expires: insurance?.until ?? null,
    insurance_liability_limit_cents: insurance?.liabilityCents ?? null,
    insurance_collision_deductible_cents: insurance?.deductibleCents ?? null,
    insurance_verification: stateOf(insurance),
    insurance_submitted_at: insurance ? now : null,
    created_at: now,
  }
}

/**
 * Makes accounts of people who know nothing of it yet: nothing is written to them before they are invited
 * (docs/product/company.md#moving-in). A paper counts as verified only where the company says who checked it.
 * @returns their drivers' ids, by what the company calls each
 */
export async function insertPeopleWhoMoveIn(
  tx: Tx,
  people: readonly PersonWhoMovesIn[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const made = people.map((person) => {
    const id = randomId()
    return { person, id, driver: driverOf(person, id, now) }
  })
  await insertRows(
    tx,
    'app_user',
    made.map(({ id, person }) => ({
      id,
      email: person.email ?? noMailbox(id),
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      birth_date: person.birthDate,
      language: person.language,
      source_id: person.ref,
      imported_at: now,
      created_at: now,
    })),
  )
  await insertRows(
    tx,
    'driver',
    made.map(({ driver }) => driver),
  )
  await wake(tx, 'documents')
  return new Map(made.map(({ person, driver }) => [person.ref, driver.id]))
}

/** Somebody who is here already is who the company calls so; nothing else of them changes. */
export async function callThem(tx: Tx, userId: string, ref: string): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ source_id: ref })
    .where('id', '=', userId)
    .where('source_id', 'is', null)
    .execute()
}

/** Whom a company knows by these names: their accounts, with the driver that each is themself. */
export async function peopleByRef(tx: Tx, refs: readonly string[]) {
  const { rows } = await sql<{
    ref: string
    id: string
    email: string
    driver: string | null
    birthDate: Day | null
  }>`
    select u.source_id as ref, u.id, u.email, d.id as driver, d.birth_date as "birthDate"
    from app_user u left join driver d on d.user_id = u.id and d.is_primary
    where u.source_id = any(${[...refs]}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.ref, row]))
}

/** The accounts of addresses, as they say who they are. */
export async function peopleByEmail(tx: Tx, emails: readonly string[]) {
  const { rows } = await sql<{
    id: string
    email: string
    first: string | null
    last: string | null
    phone: string | null
    birthDate: Day | null
    ref: string | null
    driver: string | null
  }>`
    select u.id, u.email, u.first_name as first, u.last_name as last, u.phone, u.birth_date as "birthDate",
      u.source_id as ref, d.id as driver
    from app_user u left join driver d on d.user_id = u.id and d.is_primary
    where u.email = any(${[...emails]}::text[]) and not u.unconfirmed`.execute(tx)
  return new Map(rows.map((row) => [row.email, row]))
}

/**
 * Who moved in knows of it from now on: one person, or all who have an address. Whoever was invited before is not
 * among them, so that two presses write once.
 */
export async function invitePeople(
  tx: Tx,
  { person, now }: { person?: string | undefined; now: Date },
): Promise<{ id: string; email: string; language: Lang; firstName: string }[]> {
  const { rows } = await sql<{ id: string; email: string; language: Lang; firstName: string }>`
    update app_user set invited_at = ${now}::timestamptz
    where imported_at is not null and invited_at is null and deleted_at is null
      and email not like '%@no-mail.invalid' and (${person ?? null}::text is null or id = ${person ?? null}::text)
    returning id, email, language, coalesce(first_name, '') as "firstName"`.execute(tx)
  return rows
}

/** Who waits for an invitation, and who has no address to have it at: how many, and the first hundred of each by name. */
export async function peopleToInvite(db: Db | Tx, lang: Lang) {
  const { rows } = await sql<{
    id: string
    name: string
    phone: string | null
    email: string | null
    total: number
  }>`
    with waiting as (
      select u.*, u.email not like '%@no-mail.invalid' as has_email from app_user u
      where u.imported_at is not null and u.invited_at is null and u.deleted_at is null),
    counted as (
      select w.id, ${shownName('w', lang)} as name, w.phone, case when has_email then w.email end as email,
        count(*) over (partition by has_email)::int as total,
        row_number() over (partition by has_email order by first_name, last_name, id) as place
      from waiting w)
    select id, name, phone, email, total from counted where place <= 100 order by place`.execute(db)
  const people = rows.map(({ phone, ...row }) => ({ ...row, phone: phone ?? undefined }))
  const withEmail = people.flatMap(({ id, name, email, total }) =>
    email === null ? [] : [{ id, name, email, total }],
  )
  const withoutEmail = people.filter(({ email }) => email === null)
  return {
    toInvite: withEmail[0]?.total ?? 0,
    withEmail: withEmail.map(({ id, name, email }) => ({ id, name, email })),
    withoutEmail: withoutEmail.map(({ id, name, phone }) => ({ id, name, phone })),
    withoutEmailInAll: withoutEmail[0]?.total ?? 0,
  }
}

/** Somebody who moved in without an address has one. @returns false for anybody else */
export async function giveAddress(tx: Tx, id: string, email: string): Promise<boolean> {
  const given = await tx
    .updateTable('app_user')
    .set({ email })
    .where('id', '=', id)
    .where('email', 'like', '%@no-mail.invalid')
    .executeTakeFirst()
  return given.numUpdatedRows > 0n
}
