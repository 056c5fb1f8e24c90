import { sql } from 'kysely'
import { contains } from '../../platform/db/contains.ts'

/** Every word of the text is in what a car is found by; a VIN is typed with spaces as well. */
export function found(text: string) {
  const by = sql`(search_text || ' ' || lower(coalesce(vin, '') || ' ' || coalesce(external_ref, id)))`
  return sql.join(
    text.split(' ').map((word) => contains(by, word)),
    sql` and `,
  )
}
