import { formatDay, formatWallTime } from '#domain/time/format-date.ts'
import { dayOf } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { TimelineStep } from '#protocol/rentals/dashboard.ts'
import type { Rental } from '#protocol/rentals/rental.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { OrderRow } from './orders-store.ts'
import { confirmationTextOf, statusTextOf } from './texts-of.ts'

type Step = Omit<TimelineStep, 'state'> & { isHere: boolean }
type Event = { code: string; at: Date; status_from: number | null; status_to: number | null }

const words = {
  booked: { en: 'Booked', es: 'Reservado' },
  goesOn: { en: 'The rental goes on', es: 'La renta sigue' },
  returnAppointment: { en: 'Return appointment', es: 'Cita de devolución' },
  deposit: { en: 'Deposit back within 72 hours', es: 'Depósito de vuelta en 72 horas' },
} satisfies Record<string, Text>

const chooseBefore: Record<Lang, (day: string) => string> = {
  en: (day) => `Choose a time before ${day}`,
  es: (day) => `Elige una hora antes del ${day}`,
}
const readings: Record<Lang, (miles: string, gas: number) => string> = {
  en: (miles, gas) => `Odometer ${miles} mi, gas ${gas}/8`,
  es: (miles, gas) => `Odómetro ${miles} mi, gasolina ${gas}/8`,
}

/** What happened to an order, as far as its steps need it. */
export async function stepEventsOf(db: Db | Tx, orderId: string): Promise<Event[]> {
  return db
    .selectFrom('order_event')
    .select(['code', 'at', 'status_from', 'status_to'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

type Facts = { events: readonly Event[]; zone: string; lang: Lang }

/** The way of a booked order: what is done, where it stands, what is to come (DESIGN.md 4). */
export function timelineOf(
  order: OrderRow,
  rental: Rental,
  { events, zone, lang }: Facts,
): TimelineStep[] {
  const code = order.rental_status
  if (code === null) return []
  const wall = (at: Date | null | undefined) => (at ? toWall(at, zone) : undefined)
  const arrivedFrom = (from: number) =>
    wall(events.findLast((one) => one.status_to === 91 && one.status_from === from)?.at)
  const isOver = code === 87 || code === 89 || code === 90
  const isBack = code === 91 && order.arrived_for === 'return'
  const isBefore = code === 85 || (code === 91 && !isBack)
  const { dates, startOdometer: odometer, startGas: gas } = rental
  const due = rental.appointment?.date ?? dates.start
  const back = rental.returnAppointment?.date
  const isExtension = order.kind === 'extension'
  const isReturnToCome = back === undefined && !isOver && !isBack && code !== 88

  const step = (status: number, more: Partial<Step> = {}): Step => ({
    code: String(status),
    title: statusTextOf(order, status)?.title[lang] ?? '',
    isHere: code === status,
    ...more,
  })
  const steps: (Step | false)[] = [
    {
      code: 'booked',
      title: words.booked[lang],
      text: confirmationTextOf(order)?.[lang],
      at: wall(order.booked_at),
      isHere: false,
    },
    code === 85 && step(85, { text: formatWallTime(due) }),
    !isExtension &&
      (isBefore || arrivedFrom(85) !== undefined) &&
      step(91, { at: arrivedFrom(85) ?? due, isHere: code === 91 && !isBack }),
    code !== 87 &&
      step(86, {
        ...(isExtension ? { title: words.goesOn[lang] } : {}),
        ...(odometer !== undefined && gas !== undefined
          ? { text: readings[lang](odometer.toLocaleString('en-US'), gas) }
          : {}),
        at: wall(order.picked_up_at) ?? dates.start,
      }),
    code === 93 && step(93, { at: rental.maintenanceAppointment?.date }),
    !isOver && back !== undefined && step(92, { at: back }),
    isReturnToCome &&
      step(92, {
        title: words.returnAppointment[lang],
        text: chooseBefore[lang](formatDay(dayOf(dates.end))),
      }),
    isBack && step(91, { at: arrivedFrom(92) }),
    isOver
      ? step(code, { at: wall(order.ended_at) })
      : step(88, { text: words.deposit[lang], at: wall(order.ended_at) ?? dates.end }),
  ]
  return told(steps.filter((one) => one !== false))
}

/** Before the step where the order stands all is done, after it all is to come. */
function told(steps: readonly Step[]): TimelineStep[] {
  const here = steps.findIndex((one) => one.isHere)
  return steps.map(({ isHere, ...step }, index) => ({
    ...step,
    state: isHere ? 'now' : index < here ? 'done' : 'next',
  }))
}
