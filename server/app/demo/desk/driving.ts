import { addDaysToDay, type Day, dayOf } from '#domain/core/time/wall-time.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { lockOrder, type OrderRow } from '../../../money/orders/orders-store.ts'
import type { DemoPerson } from '../demo-people.ts'
import { type DemoRental, orderIdOf } from '../demo-rentals.ts'

/** Gives somebody who has a car now and speaks the language, each of them once. */
export type TakeDriver = (language: Lang, areas?: readonly string[]) => DemoRental

/** So many days it has been and goes on at least, so that whatever is told of it fits. */
const [since, left] = [8, 6]

/** Those under way of whom nothing is told yet, whatever the day is. */
export function driversOf(
  underWay: readonly DemoRental[],
  people: readonly DemoPerson[],
  today: Day,
): TakeDriver {
  const languages = new Map(people.map(({ id, language }) => [id, language]))
  const [first, last] = [addDaysToDay(today, -since), addDaysToDay(today, left)]
  const rest = underWay.filter(({ start, end }) => dayOf(start) <= first && dayOf(end) >= last)
  return (language, areas) => {
    const at = rest.findIndex(
      ({ renterId, car }) =>
        languages.get(renterId) === language && (areas?.includes(car.area_id) ?? true),
    )
    const [found] = at < 0 ? [] : rest.splice(at, 1)
    if (!found) throw new Error(`nobody of the demo who speaks ${language} has a car`)
    return found
  }
}

export async function readOrder(
  tx: Tx,
  rental: Pick<DemoRental, 'car' | 'start'>,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderIdOf(rental))
  if (!order) throw new Error(`demo order of ${rental.car.id} is not there`)
  return order
}
