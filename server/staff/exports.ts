import { sql } from 'kysely'
import type { Exported } from '../platform/wing.ts'
import { fullNameSql } from '../people/people/exported-names.ts'

/** What an export holds of `staff` (docs/product/accounts.md#your-data). */
export const staffExports: readonly Exported[] = [
  {
    file: 'reports-by-you',
    what: { en: 'People you reported', es: 'Personas que reportaste' },
    rows: (me) => sql`
      select ${fullNameSql('p')} as name, r.reason, r.said, r.created_at, r.decided_at
      from person_report r join app_user p on p.id = r.user_id where r.reporter_id = ${me} order by r.created_at, r.id`,
  },
  {
    file: 'quotes',
    what: { en: 'Quotes we mailed you', es: 'Cotizaciones que te mandamos' },
    rows: (me) => sql`
      select c.make, c.model, c.year, q.starts_at, q.ends_at, q.total_cents, q.created_at, q.valid_until
      from sent_quote q join car c on c.id = q.car_id where q.user_id = ${me} order by q.created_at, q.id`,
  },
  {
    file: 'calendar',
    what: { en: 'The address of your calendar', es: 'La dirección de tu calendario' },
    rows: (me) => sql`select lang, made_at from calendar_link where user_id = ${me}`,
  },
  {
    file: 'blocks',
    what: { en: 'Blocks of your account', es: 'Bloqueos de tu cuenta' },
    rows: (me) => sql`
      select reason, starts_at, ends_at, lifted_at from account_block where user_id = ${me} order by starts_at`,
  },
]
