import { addDays } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { addWaitingList as operation } from '#protocol/rentals/waiting-list/add-waiting-list.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { refusal } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { mustBeOpen } from '../../people/company/company-store.ts'
import { lockUser } from '../../people/people/account-store.ts'
import { checkDates } from '../../fleet/pricing/check-dates.ts'
import { wrongField } from '../../fleet/places/wrong-field.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { presentItems } from './present-item.ts'
import { freeCarsFor, type ItemRow, listedItems, liveItems } from './waiting-list-store.ts'
import { waitingListTexts } from './waiting-list-texts.ts'

/** More would let one person be offered a fleet. */
const mostLive = 5
/** A million dollars a month: more is a slip of the finger. */
const highestCents = 100_000_000

/** Joins the waiting list; what is free already is booked and not waited for (docs/product/search.md#waiting-list). */
export const addWaitingList: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, now } = context
  limit(context, `waiting list:${user.id}`, 60, 3600)
  await mustBeOpen(tx)
  const area = await areaById(tx, input.area)
  if (!area) throw wrongField('area')
  const end = input.end ?? addDays(input.start, 1)
  checkDates({ start: input.start, end }, { zone: area.zone, now, minimumDays: 1 })
  const startsAt = toInstant(input.start, area.zone)
  // What starts this minute leaves no time to offer anything.
  if (startsAt <= now) throw wrongField('start')
  await checkKinds(tx, input)

  const person = await lockUser(tx, user.id)
  if (!person.email_verified_at) throw refusal(waitingListTexts.confirmEmail)
  const entry = {
    user_id: user.id,
    area_id: area.id,
    starts_at: startsAt,
    ends_at: input.end ? toInstant(input.end, area.zone) : null,
    features: sorted(input.features),
    types: sorted(input.types),
    highest_month_cents: input.highestMonthPrice ?? null,
  }
  const live = await liveItems(tx, user.id)
  if (live.some((other) => isSame(other, entry))) throw refusal(waitingListTexts.already)
  if (live.length >= mostLive) throw refusal(waitingListTexts.enough)

  const id = randomId()
  await tx
    .insertInto('waiting_list_item')
    .values({ id, ...entry, created_at: now })
    .execute()
  const [free] = await freeCarsFor(tx, id, 1, now)
  if (free) throw refusal(waitingListTexts.freeNow, { car: free })
  const [item] = await presentItems(tx, await listedItems(tx, user.id, now, id), now)
  if (!item) throw new Error(`waiting list item ${id} is not listed`)
  return { item }
}

async function checkKinds(
  tx: Tx,
  { types, features, highestMonthPrice }: ParsedInputOf<typeof operation>,
): Promise<void> {
  const known = [
    ...(await tx.selectFrom('car_type').select('id').execute()),
    ...(await tx.selectFrom('car_subtype').select('id').execute()),
  ]
  if (!types.every((id) => known.some((row) => row.id === id))) throw wrongField('types')
  const named = await tx.selectFrom('feature').select('id').execute()
  if (!features.every((id) => named.some((row) => row.id === id))) throw wrongField('features')
  const cents = highestMonthPrice ?? 1
  if (cents < 1 || cents > highestCents) throw wrongField('highestMonthPrice')
}

const sorted = (ids: readonly string[]) => [...new Set(ids)].toSorted()

type Entry = Omit<
  ItemRow,
  | 'id'
  | 'place'
  | 'status'
  | 'created_at'
  | 'car_id'
  | 'trip_ends_at'
  | 'offer_expires_at'
  | 'order_id'
>

function isSame(one: Entry, other: Entry): boolean {
  const key = (entry: Entry) =>
    JSON.stringify([
      entry.area_id,
      entry.starts_at,
      entry.ends_at,
      entry.features,
      entry.types,
      entry.highest_month_cents,
    ])
  return key(one) === key(other)
}
