import { useState } from 'react'
import { milesBy, whatIf as priced } from '#domain/fleet/pricing/while-out/what-if.ts'
import { addDays, dayOf, daysBetween, type WallTime } from '#domain/core/time/wall-time.ts'
import { whatIf } from '#protocol/rentals/names.ts'
import { fromWire } from '#protocol/rentals/rentals/priced-rental.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useSettled } from '#web/core/use-settled.ts'
import type { SelectedRental } from '../shown.ts'

/** So far behind the agreed end one may look. */
const daysBehind = 14
const settlingMs = 400
export type Way = 'extend' | 'earlyReturn'

type Facts = Pick<SelectedRental, 'orderId' | 'allowedActions' | 'calculatorData'> & {
  open: NonNullable<SelectedRental['open']>
  bill: NonNullable<SelectedRental['bill']>
}

/** Which way leads to an end by what the rental allows; the server says more when it was asked. */
function wayTo(end: WallTime, { open, allowedActions }: Facts): Way | undefined {
  if (end === open.end) return undefined
  if (end > open.end) return allowedActions.includes('extendCar') ? 'extend' : undefined
  return allowedActions.includes('scheduleReturn') ? 'earlyReturn' : undefined
}

/**
 * Another end and other miles of a rental that is out: priced here at every step, by the server once
 * it rests. Dollars.
 */
export function useWish(rental: Facts, wallNow: WallTime) {
  const { orderId: order, calculatorData } = rental
  const open = fromWire(rental.open, rental.bill.rent)
  const agreed = open.end
  // At the hour of the agreed end: today only while that is still ahead.
  const today = daysBetween(dayOf(wallNow), dayOf(agreed))
  const first = addDays(agreed, -today)
  const earliest = first > wallNow ? -today : 1 - today
  const [days, setDays] = useState(0)
  const [typed, setTyped] = useState<number>()
  const end = addDays(agreed, Math.max(days, earliest))
  const driven = Math.max(0, open.odometer - open.startOdometer)
  const usual = milesBy(open, end, calculatorData.miles)
  const miles = Math.max(driven, typed ?? usual)
  const here = priced(open, { now: wallNow, end, miles })
  const settled = useSettled(`${end} ${miles}`, settlingMs)
  const isMoved = days !== 0 || typed !== undefined
  const asked = useRead(
    whatIf,
    { order, end, miles },
    { enabled: isMoved && settled === `${end} ${miles}` },
  )
  const said = asked.isOld ? undefined : asked.data
  const dollars = (cents: number) => cents / 100
  return {
    days,
    setDays,
    setMiles: setTyped,
    earliest,
    latest: daysBehind,
    end,
    agreed,
    driven,
    most: Math.max(1000, Math.ceil((2 * Math.max(usual, driven)) / 500) * 500),
    sums: said ?? {
      rent: dollars(here.rent),
      days: here.days,
      daysPrice: dollars(here.daysPrice),
      miles: here.miles,
      included: here.included,
      milesPrice: dollars(here.milesPrice),
      total: dollars(here.total),
    },
    /** The server has priced it. */
    isSaid: said !== undefined,
    message: said?.message,
    latestEnd: said?.latestEnd,
    way: said ? said.way : wayTo(end, rental),
  }
}
