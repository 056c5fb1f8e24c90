import { whatIf as priced } from '#domain/fleet/pricing/while-out/what-if.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { formatDay, formatWallTime } from '#domain/core/time/format-date.ts'
import { addDays, dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import type { Lang } from '#protocol/core/text.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { whatIf as operation } from '#protocol/rentals/dashboard/what-if.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import {
  type ExtensionRoom,
  extensionRoom,
  isRoomFor,
  noRoomText,
} from '../extension/extension-room.ts'
import { guardFacts } from '../../money/orders/order-facts.ts'
import { ownOrder } from '../../money/orders/orders-store.ts'
import { type OwnRental, refusalOf } from '../../money/orders/own-rental.ts'
import { datedRefusal, refusalText } from '../../money/orders/refusal-texts.ts'
import { readOffers } from '../../fleet/pricing/offers-store.ts'
import { acceptedOffer } from '../rental-offers/rental-offers-store.ts'
import { readOrders } from '../rentals/order-reads.ts'
import { readBooks, openRentalOf } from './open-rental.ts'

const furthestDays = 730

/** What another end or other miles would cost, and whether it can be done (docs/product/money.md#what-if). */
export const whatIf: Handler<typeof operation> = async ({ db, user, now, lang }, input) => {
  const { end, miles } = input
  const order = await ownOrder(db, input.order, user.id)
  if (!order) throw new Problem(404, texts.lostOrder)
  const offers = await readOffers(db)
  const [reads, drivers, offerCredit, books] = await readTogether(db, (one) => [
    readOrders(one, [order]),
    readDrivers(one, user.id),
    acceptedOffer(one, order.transaction_id, 'extend'),
    readBooks(one, order),
  ])
  const area = reads.areaOf(order)
  const open = openRentalOf(order, {
    reads,
    drivers,
    offers,
    offerCredit: offerCredit ?? 0,
    books,
    now,
  })
  if (!open) throw conflict(refusalText(order, 'not:scheduleReturn'))
  const wallNow = toWall(now, area.zone)
  checkEnd(end, wallNow)
  const {
    rent,
    days,
    daysPrice,
    miles: all,
    included,
    milesPrice,
    total,
  } = priced(open, {
    now: wallNow,
    end,
    miles,
  })
  const room = await extensionRoom(db, order, area.zone, now)
  const facts = guardFacts(order, reads, area, now)
  const rental = { order, area, facts }
  return {
    rent: rent / 100,
    days,
    daysPrice: daysPrice / 100,
    miles: all,
    included,
    milesPrice: milesPrice / 100,
    total: total / 100,
    latestEnd: room.latestEnd,
    ...wayTo(end, open.end, rental, room, lang),
  }
}

/** @throws Problem 400 when the end is over, or absurdly late */
function checkEnd(end: WallTime, now: WallTime): void {
  const latest = addDays(now, furthestDays)
  if (end >= now && end <= latest) return
  const error =
    end < now
      ? fieldError('notEarlier', formatWallTime(now))
      : fieldError('notAfter', formatDay(dayOf(latest)))
  throw new Problem(400, texts.malformed, { errors: { end: error } })
}

/** How another end is had, or why it is not to be had now. */
function wayTo(
  end: WallTime,
  agreed: WallTime,
  rental: OwnRental,
  room: ExtensionRoom,
  lang: Lang,
) {
  if (end === agreed) return {}
  const way = end > agreed ? ('extend' as const) : ('earlyReturn' as const)
  const refused = refusalOf(rental, way === 'extend' ? 'extendCar' : 'scheduleReturn')
  if (refused) return { message: datedRefusal(rental.order, rental.area, refused)[lang] }
  if (way === 'extend' && !isRoomFor(room, end)) return { message: noRoomText(room)[lang] }
  return { way }
}
