import { endedCodes, isAmong, RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import type { DueInspection } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import type { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import type { DriverRow } from '../../people/drivers/drivers-store.ts'
import { stateTexts } from '../maintenance/maintenance-texts.ts'

/** A document that ends within so many days is a duty (docs/product/accounts.md#drivers). */
const soonMs = 14 * 86_400_000

const titles = {
  pay: { en: 'Pay for the order', es: 'Paga la orden' },
  balance: { en: 'Pay the open balance', es: 'Paga el saldo pendiente' },
  deposit: { en: 'Pay the rest of the deposit', es: 'Paga el resto del depósito' },
  acceptContract: { en: 'Read and accept the contract', es: 'Lee y acepta el contrato' },
  changes: { en: 'Make the changes we asked for', es: 'Haz los cambios que te pedimos' },
  pickup: { en: 'Pick up the keys', es: 'Recoge las llaves' },
  swap: { en: 'Come and swap cars', es: 'Ven a cambiar el auto' },
  return: { en: 'Return the car', es: 'Devuelve el auto' },
  maintenance: { en: 'Bring the car in for maintenance', es: 'Lleva el auto a mantenimiento' },
  receipt: {
    en: 'Send the maintenance receipt',
    es: 'Envía el recibo del mantenimiento',
  },
  scheduleReturn: { en: 'Choose a return time', es: 'Elige una hora de devolución' },
  license: { en: 'A license is about to expire', es: 'Una licencia está por vencer' },
  licenseOver: { en: 'A license has expired', es: 'Una licencia venció' },
  insurance: { en: 'An insurance policy is about to expire', es: 'Un seguro está por vencer' },
  insuranceOver: { en: 'An insurance policy has expired', es: 'Un seguro venció' },
  weeklyInspection: { en: 'Weekly inspection', es: 'Inspección semanal' },
} satisfies Record<string, Text>

type Duty = {
  code: string
  title: string
  dueAt?: string | undefined
  state?: 'ahead' | 'open' | 'overdue' | undefined
  route: string
  query: Record<string, string>
}

type Facts = {
  endsAt: Date
  balance: MoneyOfRental['balance']
  drivers: DriverRow[]
  /** Of the car, when it is with the renter. */
  maintenance: MaintenanceItem[]
  /** The next weekly inspection of a car that is out. */
  weekly: DueInspection | undefined
  now: Date
  /** The same on the area's wall clock. */
  wallNow: WallTime
}

/** Maintenance that cannot wait for what else is due. */
const isPressing = ({ state }: MaintenanceItem) => state === 'due' || state === 'overdue'

/**
 * What the renter has to do, the next thing first: what stops the rental, a car that is due back
 * (each day costs), then inspection, maintenance, appointment and documents; what is still ahead
 * stands behind what is due.
 */
export function dutiesOf(
  rental: Rental,
  { endsAt, balance, drivers, maintenance, weekly, now, wallNow }: Facts,
  lang: Lang,
): Duty[] {
  const order = { order: rental.orderId }
  const duties: Duty[] = []
  const add = (code: keyof typeof titles, route: string, dueAt?: string, query = order) =>
    duties.push({ code, title: titles[code][lang], route, query, dueAt })
  const may = (action: string) => rental.allowedActions.includes(action)
  if (balance)
    add(balance.deposit ? 'deposit' : 'balance', 'payment', undefined, { order: balance.order })
  if (may('pay') && rental.kind !== 'balance') add('pay', 'payment', rental.holdExpiresAt)
  if (rental.changesAsked) add('changes', 'dashboard')
  if (may('acceptContract')) add('acceptContract', 'confirmation')

  const { rentalStatus: code, dates } = rental
  const isOver = endsAt <= now
  if (code === RentalStatus.pickedUp && isOver) add('return', 'keys', dates.end)
  const isAhead = weekly?.state === 'ahead'
  if (!isAhead) duties.push(...weeklyDuty(weekly, lang))
  // What is booked is one duty: to bring the car.
  const open = maintenance.filter(({ state }) => state !== 'ok' && state !== 'booked')
  duties.push(...open.filter(isPressing).map((item) => maintenanceDuty(item, order, lang)))
  if (code === RentalStatus.notPickedUp && rental.kind !== 'extension')
    add(rental.kind === 'swap' ? 'swap' : 'pickup', 'keys', rental.appointment?.date ?? dates.start)
  if (code === RentalStatus.returnScheduled)
    add('return', 'keys', rental.returnAppointment?.date ?? dates.end)
  if (code === RentalStatus.maintenanceScheduled) {
    const visit = rental.maintenanceAppointment?.date
    const wasThere = visit !== undefined && visit < wallNow
    add(wasThere ? 'receipt' : 'maintenance', 'vehicleMaintenance', visit)
  }
  if (code === RentalStatus.pickedUp && !isOver && endsAt.getTime() - now.getTime() < soonMs / 2)
    add('scheduleReturn', 'dashboard', dates.end)
  duties.push(
    ...open.filter((item) => !isPressing(item)).map((item) => maintenanceDuty(item, order, lang)),
  )
  if (isAhead) duties.push(...weeklyDuty(weekly, lang))
  if (!isAmong(endedCodes, code)) {
    for (const driver of drivers) {
      for (const kind of ['license', 'insurance'] as const) {
        const day = kind === 'license' ? driver.license_expires : driver.insurance_expires
        if (!day || new Date(day).getTime() - now.getTime() >= soonMs) continue
        add(day < dayOf(wallNow) ? `${kind}Over` : kind, 'personal', day)
      }
    }
  }
  return duties
}

/** What is `soon` can wait; what is done or booked is no duty. */
const dutyStates = {
  ok: undefined,
  booked: undefined,
  soon: 'ahead',
  due: 'open',
  overdue: 'overdue',
} as const

function maintenanceDuty(
  { title, state, due }: MaintenanceItem,
  query: Record<string, string>,
  lang: Lang,
): Duty {
  return {
    code: 'maintenanceDue',
    title: `${title}: ${stateTexts[state][lang]}`,
    route: 'vehicleMaintenance',
    query,
    dueAt: due.date,
    state: dutyStates[state],
  }
}

/** The next weekly inspection as a duty: when it is due, and whether it may be done by now. */
function weeklyDuty(weekly: DueInspection | undefined, lang: Lang): Duty[] {
  if (!weekly || weekly.state === 'done') return []
  const { order, dueAt, state } = weekly
  const code = 'weeklyInspection'
  const query = { order, kind: 'weekly' }
  return [{ code, title: titles[code][lang], dueAt, state, route: 'vehicleInspection', query }]
}
