import { sql } from 'kysely'
import { langOf, type Text } from '#protocol/core/text.ts'
import { wake } from '../../platform/work/topics.ts'
import type { Tx } from '../../platform/db/database.ts'
import { tellStaff } from '../people/tell-staff.ts'
import type { DriverRow } from './driver-row.ts'
import { hasBlockedLicense, writeToUs } from './license-not-accepted.ts'
import { tellOfDecision } from './tell-of-decision.ts'

const title: Text = {
  en: 'The license of a blocked person, in another account',
  es: 'La licencia de una persona bloqueada, en otra cuenta',
}
const text: Text = {
  en: 'It was refused there: no code of a key box and no keys for that account. Look at its bookings, or say that it is not the same person.',
  es: 'Allí se rechazó: esa cuenta no ve el código de la caja ni recibe llaves. Revisa sus reservas, o indica que no es la misma persona.',
}

type Same = Pick<DriverRow, 'license_number' | 'license_country' | 'license_state'> & {
  id: string
  user_id: string
  language: string
}

/**
 * Somebody is blocked: drivers of other accounts with the same license, who were accepted or waited, are refused it like
 * any other, so that the keys of what they have booked wait, and staff are told
 * (docs/product/staff.md#do-not-rent). Whom staff told apart keep theirs.
 */
export async function refuseLicensesOf(tx: Tx, userId: string, now: Date): Promise<void> {
  const { rows } = await sql<Same>`
    select distinct d.id, d.user_id, u.language, d.license_number, d.license_country, d.license_state
    from driver o join driver d on license_key(d.license_number) = license_key(o.license_number)
      and d.license_country = o.license_country and coalesce(d.license_state, '') = coalesce(o.license_state, '')
    join app_user u on u.id = d.user_id
    where o.user_id = ${userId} and o.is_primary and d.user_id <> ${userId} and d.license_number is not null
      and d.license_verification in ('submitted', 'verified')
    order by d.id`.execute(tx)
  for (const row of rows) {
    if (!(await hasBlockedLicense(tx, row.user_id, [row], now))) continue
    await tx
      .updateTable('driver')
      .set({
        license_verification: 'rejected',
        license_reason: writeToUs[langOf(row.language)],
        license_verified_version: null,
      })
      .where('id', '=', row.id)
      .execute()
    const decided = { driverId: row.id, document: 'license' } as const
    await tellOfDecision(tx, { kind: 'documentDecided', ...decided, at: now })
    await tellOfSame(tx, row.user_id, now)
  }
  if (rows.length > 0) await wake(tx, 'documents')
}

/** Staff look at an account whose license is that of somebody who is blocked. */
export async function tellOfSame(tx: Tx, userId: string, now: Date): Promise<void> {
  const notice = {
    renterId: userId,
    topic: 'rental',
    thread: `license of blocked ${userId}`,
    severity: 'warning',
    title,
    text,
    route: 'staff',
    query: { view: 'people', subject: userId },
  } as const
  await tellStaff(tx, { ...notice, right: 'desk' }, now)
}
