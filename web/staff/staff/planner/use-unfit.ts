import { addMinutes } from '#domain/core/time/wall-time.ts'
import { turnAroundMinutes } from '#domain/fleet/fleet/turn-around.ts'
import type { Success } from '#protocol/core/operation.ts'
import type { staffMoveQuote } from '#protocol/staff/names.ts'
import type { PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useWhen } from '../desk/use-when.ts'
import { plannerMessages } from './planner-messages.ts'

export type MoveQuote = Success<typeof staffMoveQuote>

/** Why a booking cannot have a car; undefined of one that it can have, of its own, and while nothing is moved. */
export function useUnfit(
  quote: MoveQuote | undefined,
  area: string | undefined,
): (car: PlannerCar) => string | undefined {
  const words = useMessages(plannerMessages)
  const when = useWhen()
  const needed = quote && [quote.start, addMinutes(quote.end, turnAroundMinutes)]
  return (car) => {
    if (!quote || !needed) return undefined
    if (car.id === quote.car || quote.cars.some((one) => one.car === car.id)) return undefined
    if (car.status === 'maintenance' || car.status === 'outOfService')
      return words.statuses[car.status]
    if (car.area !== area) return words.noFit.away
    const [from = '', until = ''] = needed
    const taken = car.bars.find(({ start, gapEnd }) => start < until && from < gapEnd)
    return taken ? words.noFit.taken(when.day(taken.start)) : words.noFit.other
  }
}
