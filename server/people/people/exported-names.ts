import { sql } from 'kysely'

/*
 * What the export of a person's data tells of others: only what that person reads in the app too,
 * names, never an address, a number or an id (docs/product/accounts.md#your-data).
 */

/** The first name of the account with that alias, while it is there. */
export const firstNameSql = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.deleted_at`)} is null then ${sql.ref(`${alias}.first_name`)} else null end`

/** First and last name of the account with that alias. */
export const fullNameSql = (alias: string) =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})), '')`
