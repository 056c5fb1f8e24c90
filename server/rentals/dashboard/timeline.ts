import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { TimelineStep } from '#protocol/rentals/dashboard/dashboard.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { type DepositState, depositSteps } from '../rentals/deposit-texts.ts'
import {
  type Answering,
  confirmationTextOf,
  statusTextOf,
} from '../../money/orders/texts/texts-of.ts'

type Step = Omit<TimelineStep, 'state'> & { isHere: boolean }
type Event = { code: string; at: Date; status_from: number | null; status_to: number | null }

const words = {
  booked: { en: 'Booked', es: 'Reservado' },
  goesOn: { en: 'Rental continues', es: 'La renta sigue' },
  returnAppointment: { en: 'Return appointment', es: 'Cita de devolución' },
} satisfies Record<string, Text>

const chooseBefore: Record<Lang, (end: string) => string> = {
  en: (end) => `Choose a time until ${end}`,
  es: (end) => `Elige una hora hasta el ${end}`,
}
const readings: Record<Lang, Record<'gas' | 'charge', (miles: string, level: number) => string>> = {
  en: {
    gas: (miles, eighths) => `Odometer ${miles} mi, gas ${eighths}/8`,
    charge: (miles, percent) => `Odometer ${miles} mi, charge ${percent}%`,
  },
  es: {
    gas: (miles, eighths) => `Odómetro ${miles} mi, gasolina ${eighths}/8`,
    charge: (miles, percent) => `Odómetro ${miles} mi, carga ${percent}%`,
  },
}

/** What the gauges said when the keys were taken; absent when nobody read them. */
function readingText({ startOdometer, startGas, startCharge }: Rental, lang: Lang) {
  const level = startCharge ?? startGas
  if (startOdometer === undefined || level === undefined) return undefined
  const kind = startCharge === undefined ? 'gas' : 'charge'
  return readings[lang][kind](startOdometer.toLocaleString('en-US'), level)
}

/** What happened to an order, as far as its steps need it. */
export async function readStepEvents(db: Db | Tx, orderId: string): Promise<Event[]> {
  return db
    .selectFrom('order_event')
    .select(['code', 'at', 'status_from', 'status_to'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

type Facts = {
  events: readonly Event[]
  deposit: DepositState
  zone: string
  lang: Lang
  now: Date
  /** When the company confirms what is paid. */
  answering: Answering | undefined
}

/** The way of a booked order: what is done, where it stands, what is to come (docs/design.md#components). */
export function timelineOf(
  order: OrderRow,
  rental: Rental,
  { events, deposit, zone, lang, now, answering }: Facts,
): TimelineStep[] {
  const code = order.rental_status
  if (code === null) return []
  const wall = (at: Date | null | undefined) => (at ? toWall(at, zone) : undefined)
  const arrivedFrom = (from: number) =>
    wall(
      events.findLast((one) => one.status_to === RentalStatus.arrived && one.status_from === from)
        ?.at,
    )
  const isOver =
    code === RentalStatus.cancelled ||
    code === RentalStatus.extended ||
    code === RentalStatus.swapped
  const isBack = code === RentalStatus.arrived && order.arrived_for === 'return'
  const isBefore = code === RentalStatus.notPickedUp || (code === RentalStatus.arrived && !isBack)
  const { dates } = rental
  const reading = readingText(rental, lang)
  const due = rental.appointment?.date ?? dates.start
  const back = rental.returnAppointment?.date
  const isExtension = order.kind === 'extension'
  const isReturnToCome = back === undefined && !isOver && !isBack && code !== RentalStatus.returned

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
      // Nothing is promised any more of what was cancelled before.
      text:
        code === RentalStatus.cancelled && order.confirmation === 'pending'
          ? undefined
          : confirmationTextOf(order, {
              now,
              isAsked: rental.waitsForChanges === true,
              answering,
            })?.[lang],
      at: wall(order.booked_at),
      isHere: false,
    },
    code === RentalStatus.notPickedUp &&
      step(RentalStatus.notPickedUp, { text: dayAndTime(due, lang) }),
    !isExtension &&
      (isBefore || arrivedFrom(RentalStatus.notPickedUp) !== undefined) &&
      step(RentalStatus.arrived, {
        at: arrivedFrom(RentalStatus.notPickedUp) ?? due,
        isHere: code === RentalStatus.arrived && !isBack,
      }),
    code !== RentalStatus.cancelled &&
      step(RentalStatus.pickedUp, {
        ...(isExtension ? { title: words.goesOn[lang] } : {}),
        ...(reading === undefined ? {} : { text: reading }),
        at: wall(order.picked_up_at) ?? dates.start,
      }),
    code === RentalStatus.maintenanceScheduled &&
      step(RentalStatus.maintenanceScheduled, { at: rental.maintenanceAppointment?.date }),
    !isOver && back !== undefined && step(RentalStatus.returnScheduled, { at: back }),
    isReturnToCome &&
      step(RentalStatus.returnScheduled, {
        title: words.returnAppointment[lang],
        text: chooseBefore[lang](dayAndTime(dates.end, lang)),
      }),
    isBack && step(RentalStatus.arrived, { at: arrivedFrom(RentalStatus.returnScheduled) }),
    isOver
      ? step(code, { at: wall(order.ended_at) })
      : step(RentalStatus.returned, {
          text: depositSteps[deposit]?.[lang],
          at: wall(order.ended_at) ?? dates.end,
        }),
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
