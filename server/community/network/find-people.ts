import { sql } from 'kysely'
import { keptPhone, phoneParts } from '#domain/core/text/phone.ts'
import { isEmail } from '#domain/core/text/rules.ts'
import type * as operations from '#protocol/community/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { refusal } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { phoneCountry } from '../../people/company/company-store.ts'
import { hasPhone, isNamed } from '../../people/people/search-people.ts'
import { shownParent } from '../../people/people/ties.ts'
import { confirmedCaller } from './confirmed-caller.ts'
import { networkTexts } from './network-texts.ts'
import { type Person, presentPeople } from './present-person.ts'

const mostFound = 20
const fewestLetters = 3

/**
 * docs/product/community.md#finding-people. Whoever does not want to be found, blocked the caller,
 * or is not there, is not among the answers alike.
 * @throws Problem 200 for less than three letters, 429 after 30 in ten minutes
 */
export const findPeople: Handlers<typeof operations>['findPeople'] = async (context, { text }) => {
  const { db: tx, user, now, lang } = context
  limit(context, `find people for ${user.id}`, 30, 600)
  const me = await confirmedCaller(tx, user)
  const rows = await sql<Person>`
    select p.id, p.first_name, p.last_name, p.avatar, ${shownParent('p', me.id)} as referred_by
    from app_user p left join person_privacy shows on shows.user_id = p.id
    where ${await wanted(tx, text)} and p.id <> ${me.id} and p.first_name is not null and not p.unconfirmed
      and not exists (select from person_block
        where (blocker_id, blocked_id) in ((p.id, ${me.id}), (${me.id}, p.id)))
    order by p.first_name, p.last_name, p.id limit ${mostFound}::int`.execute(tx)
  return { people: await presentPeople(tx, rows.rows, { now, lang }) }
}

async function wanted(tx: Tx, text: string) {
  const email = text.toLowerCase()
  if (isEmail(email)) return sql`p.email = ${email} and shows.found_by_email`
  const phone = phoneParts(text, await phoneCountry(tx))
  if (phone) return sql`shows.found_by_phone and ${hasPhone('p', keptPhone(phone))}`
  const { rows } = await sql<{ plain: string }>`select plain_name(${text}::text) as plain`.execute(
    tx,
  )
  const plain = rows[0]?.plain ?? ''
  if ((plain.match(/\p{L}/gu) ?? []).length < fewestLetters)
    throw refusal(networkTexts.threeLetters)
  return sql`coalesce(shows.public_profile, true)
    and ${isNamed('p', text)}`
}
