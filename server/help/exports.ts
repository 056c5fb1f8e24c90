import { sql } from 'kysely'
import type { Exported } from '../platform/wing.ts'

/** What an export holds of `help` (docs/product/accounts.md#your-data). */
export const helpExports: readonly Exported[] = [
  {
    file: 'messages',
    what: { en: 'Messages with the company', es: 'Mensajes con la empresa' },
    rows: (me) => sql`
      select m.order_id, case when m.author_id = ${me} then 'me' else 'company' end as by, m.body, m.created_at
      from message m join rental_order o on o.id = m.order_id where o.user_id = ${me} and m.body <> '' order by m.id`,
  },
  {
    file: 'help',
    what: { en: 'Help requests and reports', es: 'Solicitudes de ayuda y reportes' },
    rows: (me) => sql`
      select number, order_id, kind, status, title, message, problem, symptom, description, insurance, license, towing,
        someone_hurt, latitude, longitude, place, created_at, resolved_at
      from help_request where user_id = ${me} order by number`,
  },
  {
    file: 'job-messages',
    what: { en: 'What you wrote about jobs', es: 'Lo que escribiste sobre trabajos' },
    rows: (me) => sql`
      select j.title, m.body, m.created_at
      from message m join job j on j.id = m.job_id where m.author_id = ${me} and m.body <> '' order by m.id`,
  },
]
