import { sql } from 'kysely'
import { runningCodes } from '#domain/fleet/fleet/rental-status.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { ConnectionState } from '#protocol/community/network/connection-states.ts'
import type { UserDetails } from '#protocol/community/profile/user-details.ts'
import type * as operations from '#protocol/community/operations.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { offeredActions } from './offered-actions.ts'
import { presentRecommendation } from '../network/present-person.ts'
import { readVouch } from '../network/recommendations-store.ts'
import { type UserRow, userById } from '../../people/people/account-store.ts'
import { shownFirstName } from '../../people/people/shown-name.ts'
import { isProfileShown, seenPerson } from '../../people/people/shown-profile.ts'
import { hasBlocked } from '../../people/people/ties.ts'
import { connectionState } from '../network/connection-state.ts'
import { reviewsAPage } from '../reviews/list-reviews.ts'
import { presentReview } from '../reviews/present-review.ts'
import { readReviews } from '../reviews/reviews-store.ts'
import { readTrust } from '../trust/read-trust.ts'
import { publicDetails } from './public-details.ts'

/**
 * A person's profile. An account that has not said its name yet, or whose address nobody showed to
 * be theirs, is nobody to others, and so is whoever blocked the caller
 * (docs/product/community.md#blocked-people) or does not show themself to them
 * (docs/product/community.md#privacy). A visitor reads what is public.
 * @throws Problem 429 after 120 in ten minutes from one network, without a session
 */
export const userDetails: Handlers<typeof operations>['userDetails'] = async (
  context,
  { userId },
) => {
  const { db, user } = context
  if (!user) {
    limit(context, `profiles from ${context.address}`, 120, 600)
    const person = await seenPerson(db, undefined, userId)
    return person ? { userDetails: await publicDetails(db, person, context) } : {}
  }
  if (user.id === userId) {
    const me = await userById(db, user.id)
    return me ? { userDetails: await ownDetails({ ...context, user }, me) } : {}
  }
  const person = await seenPerson(db, user, userId)
  return person ? { userDetails: await detailsOfOther({ ...context, user }, person) } : {}
}

type Caller = Context<SignedIn>

/** What everybody who is signed in reads. */
async function details(context: Caller, row: UserRow): Promise<UserDetails> {
  const { db, user, now, lang } = context
  const reviews = await readReviews(db, row.id, {
    viewerId: user.id,
    status: undefined,
    sort: 'newest',
    after: undefined,
    limit: reviewsAPage,
    now,
  })
  return {
    ...(await publicDetails(db, row, context)),
    lastName: row.last_name ?? undefined,
    social: row.social ?? undefined,
    reviews: reviews.map((review) => presentReview(review, { userId: user.id, lang, now })),
    referredBy: await readReferrer(db, row, user, lang),
  }
}

const contactsOf = ({ whatsapp, phone, email }: UserRow) => ({
  whatsapp: whatsapp ?? undefined,
  phone: phone ?? undefined,
  email,
})

async function ownDetails(context: Caller, me: UserRow): Promise<UserDetails> {
  return { ...(await details(context, me)), ...contactsOf(me) }
}

async function detailsOfOther(context: Caller, row: UserRow): Promise<UserDetails> {
  const { db, user, now } = context
  const me = await userById(db, user.id)
  const connection = await connectionState(db, user.id, row.id)
  const vouch = await readVouch(db, user.id, row.id)
  const trusted = await readTrust(db, user.id, [row.id], now)
  const about = { other: row, isBlocked: connection === 'blocked', vouches: vouch !== undefined }
  return {
    ...(await details(context, row)),
    ...((await maySeeContacts(context, { row, connection })) && contactsOf(row)),
    trust: trusted.of.get(row.id)?.value,
    connection,
    recommendation: vouch && presentRecommendation({ ...row, ...vouch }),
    allowedActions: me ? await offeredActions(db, { me, ...about }, now) : [],
  }
}

declare module '../../platform/api/context.ts' {
  interface Questions {
    /** Whether one of two people does a job of the other's now. */
    doJobTogether: (db: Db | Tx, one: string, other: string) => Promise<boolean>
  }
}

/** WhatsApp, phone and e-mail: docs/product/community.md#profile. */
async function maySeeContacts(
  { db, user, services }: Caller,
  { row, connection }: { row: UserRow; connection: ConnectionState },
): Promise<boolean> {
  if (connection === 'connected') return true
  if (connection === 'blocked') return false
  // People rent from the company: the other side of a running rental is its staff.
  if (user.staff && (await hasRunningRental(db, row.id))) return true
  return services.ask.doJobTogether(db, user.id, row.id)
}

async function hasRunningRental(db: Db | Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from rental_order
    where user_id = ${userId} and rental_status = any(${[...runningCodes]}::smallint[]) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Who invited the person; named for whom they show themself to, the two of them among these. */
async function readReferrer(
  db: Db | Tx,
  { referred_by }: UserRow,
  viewer: SignedIn,
  lang: Lang,
): Promise<UserDetails['referredBy']> {
  const referrer = referred_by ? await userById(db, referred_by) : undefined
  if (!referrer || (await hasBlocked(db, referrer.id, viewer.id))) return undefined
  const isNamed = await isProfileShown(db, referrer.id, viewer)
  return {
    userId: referrer.id,
    firstName: isNamed ? shownFirstName(referrer, lang) : undefined,
  }
}
