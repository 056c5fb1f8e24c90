import { type Moment, backBy, pickupOf, pressingDuty } from '#domain/rentals/rentals/moment.ts'
import { durationText } from '#domain/core/time/duration-text.ts'
import { dayAndTime, formatNearDay, formatWeekDay } from '#domain/core/time/format-date.ts'
import {
  dayOf,
  daysBetween,
  timeOf,
  wallMinutes,
  type WallTime,
} from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#web/core/i18n.ts'
import { formatMoney, sumOfDollars } from '#web/core/money.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { wallOf } from '../date-time-text.ts'
import type { Duty, SelectedRental } from '../shown.ts'
import type { nowMessages } from './now-messages.ts'

/** The colour of the band: teal, poppy, amber, red on the day, green. */
export type Tone = 'calm' | 'near' | 'due' | 'red' | 'done' | 'quiet'

/** What the card says: a band with the day, one headline, one number. */
export type NowView = {
  tone: Tone
  band?: string | undefined
  bandEnd?: string | undefined
  /** The day of what is due, where the headline does not name it. */
  dueDay?: string | undefined
  headline: string
  number?: { value: string; text: string } | undefined
}

type Words = (typeof nowMessages)['en']
export type At = { moment: Moment; wallNow: WallTime; lang: Lang }

/** How many pictures a walk around the car has (docs/product/inspections-and-maintenance.md#inspection). */
const pictures = '8'

/** A rental's moment in words. */
export function nowView(rental: SelectedRental, at: At, words: Words): NowView {
  const { moment, wallNow, lang } = at
  const { headline, number } = words
  const model = rental.car.model
  const pickup = pickupOf(rental)
  const back = backBy(rental)
  const minutesTo = (wall: WallTime) => wallMinutes(wall) - wallMinutes(wallNow)
  const near = (wall: WallTime) => {
    const days = daysBetween(dayOf(wallNow), dayOf(wall))
    const day = formatNearDay(dayOf(wall), lang)
    if (days === 0) return words.today(day)
    return days === 1 ? words.tomorrow(day) : day
  }
  const until = (wall: WallTime, text: string) => ({ value: durationText(minutesTo(wall)), text })
  switch (moment) {
    case 'unpaid': {
      const { holdExpiresAt } = rental
      const held = holdExpiresAt ? toWall(new Date(holdExpiresAt), rental.area.zone) : undefined
      return {
        tone: 'due',
        band: held && words.heldUntil(dayAndTime(held, lang)),
        headline: headline.unpaid(model),
        number: held ? until(held, number.toPay) : undefined,
      }
    }
    case 'lapsed':
      return { tone: 'quiet', headline: headline.lapsed(model) }
    case 'waiting':
      return { tone: 'calm', headline: rental.rentalTitle }
    case 'booked': {
      const days = daysBetween(dayOf(wallNow), dayOf(pickup))
      return {
        tone: 'calm',
        band: dayAndTime(pickup, lang),
        headline: rental.kind === 'swap' ? headline.swapBooked(model) : headline.booked(model),
        number: { value: String(days), text: number.days(days) },
      }
    }
    case 'tomorrow':
      return {
        tone: 'near',
        band: near(pickup),
        bandEnd: words.in(durationText(minutesTo(pickup))),
        headline: headline.tomorrow(model, timeOf(pickup)),
      }
    case 'onTheWay': {
      const isTime = minutesTo(pickup) <= 0
      return {
        tone: 'near',
        band: near(pickup),
        bandEnd: words.pickupAt(timeOf(pickup)),
        headline: isTime ? headline.waitsForYou(model) : headline.onTheWay(model),
        number: isTime ? undefined : until(pickup, number.toPickup),
      }
    }
    case 'atTheCar':
      return {
        tone: 'near',
        band: near(wallNow),
        headline: headline.atTheCar(model),
        number: { value: pictures, text: number.photosThenCode },
      }
    case 'driving':
      return {
        tone: 'near',
        band: words.backOn(`${formatNearDay(dayOf(back), lang)}, ${timeOf(back)}`),
        bandEnd: words.daysLeft(rental.daysLeft),
        headline: headline[planOf(rental)],
      }
    case 'due':
      return dueView(pressingDuty(rental.duties, wallNow), rental, at, words)
    case 'backToday':
      return {
        tone: 'red',
        band: near(back),
        bandEnd: words.dueAt(timeOf(back)),
        headline: headline.backBy(timeOf(back)),
        number: until(back, number.left),
      }
    case 'atTheReturn':
      return {
        tone: rental.late ? 'red' : 'near',
        band: near(back),
        bandEnd: words.dueAt(timeOf(back)),
        headline: headline.atTheReturn(model),
        number: { value: pictures, text: number.photosThenKeys },
      }
    case 'late':
      return {
        tone: 'red',
        band: words.wasDue(dayAndTime(rental.dates.end, lang)),
        headline:
          dayOf(wallNow) === dayOf(rental.dates.end)
            ? headline.late(timeOf(rental.dates.end))
            : headline.lateSince(formatNearDay(dayOf(rental.dates.end), lang)),
        number: rental.late
          ? rental.late.cost > 0
            ? { value: formatMoney(rental.late.cost), text: number.lateCost }
            : until(rental.late.until, number.free)
          : undefined,
      }
    case 'done':
    case 'cancelled':
    case 'continued':
      return overView(rental, at, words)
  }
}

/** Whether the newest reading heads below the price that was planned with the miles, or above it. */
function planOf({ bill, calculatorData }: SelectedRental): 'driving' | 'underPlan' | 'overPlan' {
  const planned = calculatorData.tripPrice
  if (planned === undefined || !bill?.heading) return 'driving'
  return bill.heading.total <= planned ? 'underPlan' : 'overPlan'
}

/** What is due, in the words of the walk, or in the server's. */
function dueView(duty: Duty | undefined, rental: SelectedRental, at: At, words: Words): NowView {
  const { headline } = words
  const { wallNow, lang } = at
  if (!duty) return { tone: 'due', headline: rental.rentalTitle }
  const due = duty.dueAt && wallOf(duty.dueAt, rental.area.zone)
  const isLate = duty.state === 'overdue'
  const when = due && (due.includes('T') ? dayAndTime(due, lang) : formatWeekDay(due, lang))
  const told = { tone: isLate ? 'red' : 'due', headline: duty.title } as const
  const band = when && (isLate ? words.wasDue(when) : words.dueBy(when))
  if (duty.code === 'balance' && rental.money.balance)
    return { ...told, headline: headline.owes(formatMoney(rental.money.balance.amount)) }
  if (duty.code !== 'weeklyInspection' || !due) return { ...told, band }
  const days = daysBetween(dayOf(wallNow), dayOf(due))
  const dueDay = formatNearDay(dayOf(due), lang)
  const by = [words.photosToday, words.photosTomorrow][days]
  const soon = [headline.photosToday, headline.photosTomorrow][days]
  return {
    ...told,
    band: isLate ? band : (by?.(timeOf(due)) ?? words.photosBy(`${dueDay}, ${timeOf(due)}`)),
    // Two days stand here: the one of the car's return says so.
    bandEnd: words.back(formatNearDay(dayOf(backBy(rental)), lang)),
    dueDay: soon && dueDay,
    headline: isLate
      ? headline.photosLate
      : (soon ?? headline.photosBy(formatWeekDay(dayOf(due), lang))),
    number: { value: pictures, text: words.number.photos },
  }
}

/** What became of the money, and what comes back. */
function overView(rental: SelectedRental, { moment, lang }: At, words: Words): NowView {
  const { headline, number } = words
  const { deposit, refunds, balance } = rental.money
  const zone = rental.area.zone
  const ended = rental.endedAt ? toWall(new Date(rental.endedAt), zone) : undefined
  const band = ended && dayAndTime(ended, lang)
  if (moment === 'continued') {
    const isSwap = rental.rentalStatus === RentalStatus.swapped
    return { tone: 'quiet', band, headline: isSwap ? headline.swapped : headline.extended }
  }
  const sent = sumOfDollars(refunds.map(({ amount }) => amount))
  const isSent = refunds.every((refund) => refund.sent)
  const came = sent > 0 && {
    value: formatMoney(sent),
    text: isSent ? number.refunded : number.refundOnItsWay,
  }
  if (moment === 'cancelled')
    return { tone: 'quiet', band, headline: headline.cancelled, number: came || undefined }
  const returned = { tone: 'done', band: band && words.returnedOn(band) } as const
  if (balance)
    return { ...returned, tone: 'due', headline: headline.owes(formatMoney(balance.amount)) }
  if (deposit.state === 'claim') return { ...returned, headline: headline.claimOpen }
  if (deposit.state === 'waiting' && deposit.held > 0) {
    const on = deposit.releaseAt && formatWeekDay(dayOf(wallOf(deposit.releaseAt, zone)), lang)
    const value = formatMoney(deposit.held)
    return {
      ...returned,
      headline: headline.comesBack(value),
      number: on ? { value, text: number.ofDeposit(on) } : undefined,
    }
  }
  return {
    ...returned,
    headline: deposit.state === 'released' ? headline.settled : headline.done,
    number: came || undefined,
  }
}
