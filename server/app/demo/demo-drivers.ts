import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { insertDrivers } from '../../people/drivers/loaded/drivers.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { demoId, demoNumber } from './demo-id.ts'

type Person = Pick<
  Selectable<Schema['app_user']>,
  'id' | 'first_name' | 'last_name' | 'phone' | 'birth_date' | 'created_at'
>

const dayMs = 86_400_000

/** Whoever of the demo drives does so alone, and has one driver. */
export const driverIdOf = (personId: string) => demoId('driver', personId)

/** People of the demo as drivers, with papers that the company has looked at. */
export async function loadDrivers(tx: Tx, people: ReadonlySet<string>, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'phone', 'birth_date', 'created_at'])
    .where('id', 'in', [...people])
    .execute()
  await insertDrivers(
    tx,
    rows.map((person) => ({
      id: driverIdOf(person.id),
      user_id: person.id,
      is_primary: true,
      created_at: person.created_at,
      ...papers(person, now),
    })),
  )
}

function papers({ id, first_name, last_name, phone, birth_date }: Person, now: Date) {
  const dayIn = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    phone,
    birth_date,
    license_number: `D${1_000_000 + (demoNumber(`license ${id}`) % 9_000_000)}`,
    license_country: 'US',
    license_state: 'CA',
    license_expires: dayIn(900),
    license_verification: 'verified',
    insurance_company: 'Bay Mutual',
    insurance_policy_number: `POL-${1_000 + (demoNumber(`policy ${id}`) % 9_000)}`,
    insurance_expires: dayIn(300),
    insurance_liability_limit_cents: 2_500_000,
    insurance_verification: 'verified',
  }
}
