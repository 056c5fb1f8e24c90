import { today } from '../../platform/today.ts'
import { isBlocked, isLicenseBlocked } from '../../people/people/block-marks.ts'
import {
  callThem,
  insertPeopleWhoMoveIn,
  peopleByEmail,
  peopleByRef,
} from '../../people/people/people-who-moved-in.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type BadLine, readTable } from '../../platform/tables/read-table.ts'
import type { KindPlan, Moving, Writing } from './plan.ts'
import { peopleShape, type PersonOfFile, readPerson } from './people-file.ts'

type Line = PersonOfFile & { line: number }
type Here = NonNullable<ReturnType<Awaited<ReturnType<typeof peopleByEmail>>['get']>>

/**
 * What a file of people would do (docs/import.md#people). Who was in a file before stays as they are. Whose e-mail has
 * an account is that person where name, and birth date and phone as far as both say them, agree; else the line is bad.
 */
export async function planPeople(
  tx: Tx,
  bytes: Uint8Array,
  { now, country }: Moving,
): Promise<KindPlan> {
  const table = readTable(bytes, peopleShape)
  const known = { country, today: today(now) }
  const bad = [...table.bad]
  const lines: Line[] = []
  for (const { line, cells, problems } of table.lines) {
    const read = cells && readPerson(cells, known)
    const reasons = [...(read?.problems ?? []), ...problems]
    bad.push(...reasons.map((reason) => ({ line, reason })))
    if (read && reasons.length === 0) lines.push({ ...read, line })
  }
  const before = await peopleByRef(
    tx,
    lines.map(({ person }) => person.ref),
  )
  const fresh = lines.filter(({ person }) => !before.has(person.ref))
  const emails = fresh.flatMap(({ person }) => person.email ?? [])
  const here = await peopleByEmail(tx, emails)
  bad.push(...emailsTwice(fresh), ...others(fresh, here), ...(await blocked(tx, fresh, here, now)))
  const joins = fresh.filter(({ person }) => person.email !== null && here.has(person.email))
  return {
    added: fresh.length,
    joined: joins.length,
    known: lines.length - fresh.length,
    bad,
    ignoredColumns: table.ignoredColumns,
    met: joins.map(({ person }) => here.get(person.email ?? '')?.id),
    write: (written, writing) => write(written, fresh, here, writing),
  }
}

async function write(
  tx: Tx,
  fresh: readonly Line[],
  here: ReadonlyMap<string, Here>,
  { by, now, fingerprint }: Writing,
): Promise<void> {
  const account = ({ person }: Line) => (person.email === null ? undefined : here.get(person.email))
  for (const line of fresh) {
    const there = account(line)
    if (there) await callThem(tx, there.id, line.person.ref)
  }
  const comers = fresh.filter((line) => !account(line))
  const drivers = await insertPeopleWhoMoveIn(
    tx,
    comers.map(({ person }) => person),
    now,
  )
  for (const { person, checks } of comers)
    for (const paper of ['license', 'insurance'] as const) {
      const check = checks[paper]
      if (!check) continue
      const said = { checkedBy: check.by, checkedOn: check.on, file: fingerprint, by: by.way }
      const driver = drivers.get(person.ref) ?? ''
      await audit(tx, by.staffId, now, `${paper} moved in`, driver, {
        from: 'none',
        to: 'verified',
        ...said,
      })
    }
}

function emailsTwice(fresh: readonly Line[]): BadLine[] {
  const lineOf = new Map<string, number>()
  return fresh.flatMap(({ line, person: { email } }) => {
    if (email === null) return []
    const earlier = lineOf.get(email)
    if (earlier === undefined) lineOf.set(email, line)
    return earlier === undefined
      ? []
      : [{ line, reason: `email ${email} is in line ${earlier} too` }]
  })
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const agrees = (one: string | null, other: string | null) =>
  one === null || other === null || one === other

/** Lines whose e-mail is that of somebody else who is here. */
function others(fresh: readonly Line[], here: ReadonlyMap<string, Here>): BadLine[] {
  return fresh.flatMap(({ line, person }) => {
    const there = person.email === null ? undefined : here.get(person.email)
    if (!there) return []
    const at = `email ${person.email} has an account here`
    if (there.ref !== null) return [{ line, reason: `${at}, which source_id ${there.ref} is` }]
    const isSame =
      plain(`${person.firstName}${person.lastName}`) ===
        plain(`${there.first ?? ''}${there.last ?? ''}`) &&
      agrees(person.birthDate, there.birthDate) &&
      agrees(person.phone, there.phone)
    return isSame
      ? []
      : [{ line, reason: `${at}, with another name, phone or birth_date: is it the same person?` }]
  })
}

/** Nobody comes back under a line of a file who is not rented to (docs/product/staff.md#do-not-rent). */
async function blocked(
  tx: Tx,
  fresh: readonly Line[],
  here: ReadonlyMap<string, Here>,
  now: Date,
): Promise<BadLine[]> {
  const reason = 'is blocked here (do not rent): lift the block first, or leave the line out'
  const bad: BadLine[] = []
  for (const { line, person } of fresh) {
    const { license, email } = person
    const there = email === null ? undefined : here.get(email)
    if (license && (await isLicenseBlocked(tx, there?.id ?? '', [license], now)))
      bad.push({ line, reason: `license_number: whoever has this license ${reason}` })
    if (there && (await isBlocked(tx, there.id, now)))
      bad.push({ line, reason: `email: whoever has this address ${reason}` })
  }
  return bad
}
