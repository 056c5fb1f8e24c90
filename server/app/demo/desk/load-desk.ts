import { addDaysToDay, type Day, dayOf } from '#domain/core/time/wall-time.ts'
import { addSeason } from '../../../fleet/pricing/seasons-store.ts'
import type { Telling } from '../../../platform/api/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { demoId } from '../demo-id.ts'
import { livingPeople } from '../demo-lives.ts'
import { closeTheMail, staffOfOnce } from '../demo-past.ts'
import type { DemoPerson } from '../demo-people.ts'
import type { FirstDay } from '../demo-plans.ts'
import type { DemoRental } from '../demo-rentals.ts'
import { season } from './desk-words.ts'
import { driversOf } from './driving.ts'
import { loadMoneyNews } from './money.ts'
import { loadConduct } from './people.ts'
import { loadRentalNews } from './rentals.ts'
import { loadTeam } from './team.ts'

type Known = FirstDay & {
  underWay: readonly DemoRental[]
  over: readonly DemoRental[]
  /** Whoever has a car or comes for one. */
  stillRenting: readonly string[]
  people: readonly DemoPerson[]
  today: Day
}

/**
 * Something in each list of the staff, by the steps of the features at instants around `now`, of people whom the
 * README does not name. What the first day brings of itself is in demo-first-day.ts.
 */
export async function loadDesk(
  tx: Tx,
  { underWay, over, stillRenting, people, today, late, cash, cashElsewhere }: Known,
  { services, now }: { services: Telling; now: Date },
): Promise<void> {
  await loadTeam(tx, now)
  const named = new Set((await livingPeople(tx)).map(({ id }) => id))
  const { id: staffId } = await staffOfOnce(tx)
  // The first of them has a flat tire.
  const [, ...driving] = underWay.filter(({ renterId }) => !named.has(renterId))
  const take = driversOf(driving, people, today)
  const desk = { take, staffId, services, now }
  // What is longest ago first, as the audit log has it.
  const judged = await loadConduct(tx, { staffId, named, now })
  const ended = broughtBack(over, new Set([...named, ...stillRenting]), today)
  const paid = await loadMoneyNews(tx, { cash: [cash, cashElsewhere], over: ended }, desk)
  const told = await loadRentalNews(tx, late, desk)
  await planSeason(tx, today)
  const renters = [...told, ...paid].map(({ renterId }) => renterId)
  await closeTheMail(tx, [...renters, ...judged])
}

/** The newest rental that was over a week ago, of somebody else. */
function broughtBack(
  over: readonly DemoRental[],
  but: ReadonlySet<string>,
  today: Day,
): DemoRental {
  const last = addDaysToDay(today, -7)
  const [found] = over
    .filter(({ renterId, end }) => !but.has(renterId) && dayOf(end) < last)
    .toSorted((a, b) => (a.end > b.end ? -1 : 1))
  if (!found) throw new Error('no past rental of the demo is of somebody else')
  return found
}

/** Far enough ahead that nothing of the demo is dearer by it. */
async function planSeason(tx: Tx, today: Day): Promise<void> {
  const { en, es } = season.name
  await addSeason(tx, {
    id: demoId('season', 'busy'),
    name_en: en,
    name_es: es,
    percent: 15,
    first_day: addDaysToDay(today, 200),
    last_day: addDaysToDay(today, 220),
    areas: [],
    types: [],
    minimum_days: null,
    removed_at: null,
  })
}
