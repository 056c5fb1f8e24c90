import { type RawBuilder, sql } from 'kysely'
import type { Lang, Text } from '#protocol/core/text.ts'

/** What somebody is called who deleted the account (docs/product/accounts.md#leaving). */
export const formerMember: Text = { en: 'Former member', es: 'Antiguo miembro' }

/** What a person is called for whom they blocked, where what they wrote still stands. */
const nameless: Text = { en: 'A member', es: 'Un miembro' }

/** How staff read a person of the table `user` (an alias of `app_user`): by name, else by address. */
export const shownName = (user: string, lang: Lang): RawBuilder<string> =>
  sql`case when ${sql.ref(`${user}.deleted_at`)} is not null then ${formerMember[lang]}::text
    else coalesce(${sql.ref(`${user}.first_name`)} || ' ' || ${sql.ref(`${user}.last_name`)},
      ${sql.ref(`${user}.email`)}) end`

/** The address to write to; empty of somebody who left, and of who moved in without one. */
export const shownEmail = (user: string): RawBuilder<string> =>
  sql`case when ${sql.ref(`${user}.deleted_at`)} is null and ${sql.ref(`${user}.email`)} not like '%@no-mail.invalid'
    then ${sql.ref(`${user}.email`)} else '' end`

type Named = { first_name: string | null; deleted_at: Date | null }

/** What others call a person who wrote or stands somewhere: the first name. */
export const shownFirstName = (row: Named | undefined, lang: Lang): string | undefined =>
  row?.deleted_at ? formerMember[lang] : (row?.first_name ?? undefined)

/** The same of a writer, who has no name for whom they blocked (docs/product/community.md#blocked-people). */
export const writerName = (row: Named & { blocks_viewer: boolean }, lang: Lang): string =>
  row.blocks_viewer ? nameless[lang] : (shownFirstName(row, lang) ?? '')

/** Whether a person blocked the viewer, of a column with their id; a visitor is nobody's. */
export const blocksViewer = (person: string, viewerId: string | undefined): RawBuilder<boolean> =>
  sql`exists (select from person_block
    where blocker_id = ${sql.ref(person)} and blocked_id = ${viewerId ?? ''})`
