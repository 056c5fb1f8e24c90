import { type RawBuilder, sql } from 'kysely'

/**
 * The one search of people (docs/product/staff.md#search-of-people), of an alias of `app_user`: every word of a text
 * begins a word of the name or of the e-mail, or the text is a phone number, of at least its last seven digits. For staff.
 */
export const isPerson = (user: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${user}.search_words`)} @@ person_query(${text}::text)`

/** The same by name alone, as members look for each other. */
export const isNamed = (user: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${user}.search_words`)} @@ name_query(${text}::text)`

/** Whoever has this whole phone number, in whichever writing. */
export const hasPhone = (user: string, phone: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${user}.search_words`)} @@ ('p' || reverse(phone_digits(${phone}::text)))::tsquery`
