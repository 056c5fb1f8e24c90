import { type RawBuilder, sql } from 'kysely'
import type { Lang, Text } from '#protocol/core/text.ts'

/** What somebody is called who deleted the account (docs/product/accounts.md#leaving). */
export const formerMember: Text = { en: 'Former member', es: 'Antiguo miembro' }

/** How staff read a person of the table `user` (an alias of `app_user`): by name, else by address. */
export const shownName = (user: string, lang: Lang): RawBuilder<string> =>
  sql`case when ${sql.ref(`${user}.deleted_at`)} is not null then ${formerMember[lang]}::text
    else coalesce(${sql.ref(`${user}.first_name`)} || ' ' || ${sql.ref(`${user}.last_name`)},
      ${sql.ref(`${user}.email`)}) end`

/** The address to write to; empty of somebody who left. */
export const shownEmail = (user: string): RawBuilder<string> =>
  sql`case when ${sql.ref(`${user}.deleted_at`)} is null then ${sql.ref(`${user}.email`)} else '' end`

/** What others call a person who wrote or stands somewhere: the first name. */
export const shownFirstName = (
  row: { first_name: string | null; deleted_at: Date | null } | undefined,
  lang: Lang,
): string | undefined => (row?.deleted_at ? formerMember[lang] : (row?.first_name ?? undefined))
