import { sql } from 'kysely'
import type { Exported } from '../platform/wing.ts'

/** What an export holds of `rentals` (docs/product/accounts.md#your-data). */
export const rentalsExports: readonly Exported[] = [
  {
    file: 'text-messages',
    what: { en: 'Your number for text messages', es: 'Tu número para mensajes de texto' },
    rows: (me) => sql`
      select phone, topics, asked_at, confirmed_at from sms_number where user_id = ${me}`,
  },
  {
    file: 'contracts',
    what: { en: 'Contracts, word by word', es: 'Contratos, palabra por palabra' },
    rows: (me) => sql`
      select k.order_id, k.version, k.text_en, k.text_es, k.hash, k.created_at, k.accepted_at
      from contract k join rental_order o on o.id = k.order_id where o.user_id = ${me}
      order by k.created_at, k.order_id, k.version`,
  },
  {
    file: 'special-requests',
    what: { en: 'Special requests', es: 'Peticiones especiales' },
    rows: (me) => sql`
      select order_id, kind, request_text, status, answer, price_cents, created_at, answered_at
      from special_request where user_id = ${me} order by created_at, id`,
  },
  {
    file: 'waiting-lists',
    what: { en: 'Waiting lists', es: 'Listas de espera' },
    rows: (me) => sql`
      select starts_at, ends_at, array_to_string(types, ' ') as types, array_to_string(features, ' ') as features,
        highest_month_cents, status, created_at
      from waiting_list_item where user_id = ${me} order by place`,
  },
]
