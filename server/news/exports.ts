import { sql } from 'kysely'
import type { Exported } from '../platform/wing.ts'

/** What an export holds of `news` (docs/product/accounts.md#your-data). */
export const newsExports: readonly Exported[] = [
  {
    file: 'notices',
    what: { en: 'Notifications', es: 'Avisos' },
    rows: (me) => sql`
      select topic, title_en, title_es, text_en, text_es, created_at, read_at
      from notification where user_id = ${me} order by created_at, id`,
  },
]
