import { type AppointmentKind, appointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import type { OrderMoney } from '#domain/fleet/pricing/order-money.ts'
import { isHoldLive } from '#domain/money/orders/hold.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { allowedActions, type GuardFacts } from '#domain/money/orders/transitions.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { pickupPlace } from '../../fleet/fleet/pickup-place.ts'
import { joined } from '../../platform/joined.ts'
import { lapsedMoney, refusedMoney } from '../../money/ledger/money-words.ts'
import type { AroundOrders } from '../../money/orders/around-orders.ts'
import { canBeBooked } from '../../money/orders/is-still-bookable.ts'
import { depositOwedTextsOf } from '../../money/orders/texts/open-deposit-texts.ts'
import {
  askedOf,
  guardFacts,
  isFirstCarOut,
  isOut,
  pickupTime,
  waitsForKeys,
} from '../../money/orders/order-facts.ts'
import { newDatesPaidTexts, newDatesTexts } from '../../money/orders/texts/new-dates-texts.ts'
import { type OrderRow, wasGivenOtherCar } from '../../money/orders/orders-store.ts'
import {
  balanceTexts,
  heldTexts,
  overtakenTexts,
  depositPaidTexts,
  paidTexts,
  type StatusText,
} from '../../money/orders/rental-texts.ts'
import { lapsedTextOf } from '../../money/ledger/lapsed-texts.ts'
import { confirmationTextOf, statusTextOf } from '../../money/orders/texts/texts-of.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'
import { answeringOf, awaitedOf } from '../../money/orders/awaited.ts'
import { confirmedWhen } from './confirmed-when.ts'
import { type DepositState, settledTexts } from './deposit-texts.ts'
import { keyBoxOf } from './key-box.ts'
import { latenessOf, lateTexts, presentLate, promisedTexts } from './late.ts'

/** The payment that an order was paid or promised with; cents. */
export type PaymentRow = {
  order_id: string
  confirmation_number: string | null
  method: string
  paid_at: Date | null
  due_cents: number
  fee_cents: number
}

type Facts = {
  lang: Lang
  now: Date
  area: AreaRow
  car: { plate: string; address: string; city: string; latitude: number; longitude: number }
  payment: PaymentRow | undefined
  /** What became of the order's money, by all its payments. */
  money: OrderMoney
  /** Whether the renter's newer hold took the place of this one. */
  isReplaced: boolean
  /** Where the deposit of a returned rental stands. */
  deposit: DepositState | undefined
  around: AroundOrders
}

function withMoney({ title, description }: StatusText, money: OrderMoney): StatusText {
  return { title, description: joined(description, lapsedMoney[money]) }
}

function words(
  order: OrderRow,
  state: OrderRow['state'],
  lang: Lang,
  late: StatusText | undefined,
  {
    money,
    around,
    isReplaced,
    deposit,
    now,
    zone,
  }: Pick<Facts, 'money' | 'around' | 'isReplaced' | 'deposit' | 'now'> & { zone: string },
): Pick<Rental, 'rentalTitle' | 'rentalDescription'> {
  const status =
    late ??
    (order.rental_status === null
      ? undefined
      : statusTextOf(order, order.rental_status, isFirstCarOut(order, around.ordersOf(order))))
  const [balance, paid] = order.new_dates
    ? [newDatesTexts, newDatesPaidTexts]
    : order.deposit_cents > 0
      ? [depositOwedTextsOf(order, around.ordersOf(order).some(isOut)), depositPaidTexts]
      : [balanceTexts, paidTexts]
  const overtaken = withMoney(overtakenTexts, money)
  const held = canBeBooked(order, around.ordersOf(order)) ? heldTexts : overtaken
  const open = order.kind === 'balance' ? balance : held
  const by = order.hold_released_at ? 'release' : isReplaced ? 'newer' : 'time'
  const lapsed = lapsedTextOf(order.kind, by, money)
  const text = status ?? (state === 'lapsed' ? lapsed : state === 'held' ? open : paid)
  const said =
    order.rental_status === RentalStatus.notPickedUp || order.confirmation === 'refused'
      ? confirmationTextOf(order, {
          now,
          isAsked: isAsked(order, around),
          answering: answeringOf(order, order.booked_at, { around, zone }),
        })
      : undefined
  const confirmation =
    said && order.confirmation === 'refused' ? joined(said, refusedMoney[money]) : said
  const settled =
    order.rental_status === RentalStatus.returned && deposit ? settledTexts[deposit] : undefined
  if (settled) return { rentalTitle: text.title[lang], rentalDescription: settled[lang] }
  const description = confirmation
    ? `${confirmation[lang]} ${order.rental_status === RentalStatus.notPickedUp ? text.description[lang] : ''}`
    : text.description[lang]
  return { rentalTitle: text.title[lang], rentalDescription: description.trim() }
}

const isAsked = (order: OrderRow, around: AroundOrders) =>
  askedOf(order, around.ordersOf(order)) !== null

/** One order as its renter sees it. Address and plate only once the booking is paid or promised (docs/product/search.md#cars). */
export function presentRental(
  order: OrderRow,
  { lang, now, area, car, payment, money, isReplaced, deposit, around }: Facts,
): Rental {
  const live = order.state === 'held' && isHoldLive(order.hold_expires_at, now)
  const state = order.state === 'held' && !live ? 'lapsed' : (order.state as Rental['state'])
  const slotOf = (...kinds: string[]): PickupSlot | undefined => {
    const seat = around.seatOf(order.id, ...kinds)
    return seat && presentSeat(seat, area)
  }
  const contract = around.contractOf(order.id)
  const booked = order.rental_status !== null && order.rental_status !== RentalStatus.cancelled
  const facts = guardFacts(order, around, area, now)
  const end = toWall(order.ends_at, area.zone)
  const over = isOut(order) ? latenessOf(order, area.zone, now) : undefined
  const late = facts.noOpenExtension ? over : undefined
  const usual = statusTextOf(order, order.rental_status ?? RentalStatus.pickedUp)?.title ?? {
    en: '',
    es: '',
  }
  const overTexts = over && (late ? lateTexts(over, end) : promisedTexts(over, end, usual))
  return {
    orderId: order.id,
    number: order.number,
    transactionId: order.transaction_id,
    kind: order.kind as Rental['kind'],
    previousOrderId: order.previous_order_id ?? undefined,
    isMoved: wasGivenOtherCar(order) || undefined,
    carId: order.car_id,
    areaId: order.area_id,
    state,
    rentalStatus: order.rental_status ?? undefined,
    ...words(order, state, lang, overTexts, {
      money,
      around,
      isReplaced,
      deposit,
      now,
      zone: area.zone,
    }),
    adminMessage: order.admin_message ?? undefined,
    confirmation: order.confirmation as Rental['confirmation'],
    paid: order.paid,
    ...confirmedWhen(order, { around, zone: area.zone, now }),
    dates: { start: toWall(order.starts_at, area.zone), end },
    ...(live && order.kind !== 'balance'
      ? {
          holdExpiresAt: order.hold_expires_at.toISOString(),
          holdSeconds: Math.max(
            0,
            Math.floor((order.hold_expires_at.getTime() - now.getTime()) / 1000),
          ),
        }
      : {}),
    holdReleasedAt: order.hold_released_at?.toISOString(),
    appointment: slotOf('pickup', 'swap'),
    returnAppointment: slotOf('return'),
    maintenanceAppointment: slotOf('maintenance'),
    arrivedFor: (order.arrived_for as Rental['arrivedFor']) ?? undefined,
    awaited: waitsForKeys(order) ? awaitedOf(order, { around, zone: area.zone, lang }) : undefined,
    keyBox: keyBoxOf(order, facts, pickupTime(order, around)),
    swapReason: (order.swap_reason as Rental['swapReason']) ?? undefined,
    startOdometer: order.start_odometer ?? undefined,
    startGas: order.start_gas ?? undefined,
    startCharge: order.start_charge ?? undefined,
    endOdometer: order.end_odometer ?? undefined,
    endGas: order.end_gas ?? undefined,
    endCharge: order.end_charge ?? undefined,
    pickedUpAt: order.picked_up_at?.toISOString(),
    endedAt: order.ended_at?.toISOString(),
    overdueSince: order.overdue_at?.toISOString(),
    late: late && presentLate(late, end, lang),
    changesAsked: order.changes_asked ?? undefined,
    pm: order.price_modifier_id,
    options: order.options,
    insurancePlan: order.insurance_plan,
    contractVersion: contract?.version,
    contractUrl:
      contract || around.hasOldContract(order.id) ? `/api/contract/${order.id}` : undefined,
    contractAcceptedAt: contract?.accepted_at?.toISOString(),
    ...(booked ? { pickupAddress: pickupPlace(order.paid, car, area) } : {}),
    ...(booked && order.paid
      ? { plate: car.plate, pickupPoint: { latitude: car.latitude, longitude: car.longitude } }
      : {}),
    confirmationNumber: payment?.confirmation_number ?? undefined,
    paymentMethod: payment?.method,
    amountPaid: payment?.paid_at ? (payment.due_cents + payment.fee_cents) / 100 : undefined,
    allowedActions: actionsOf(order, state, facts, { around, payment }),
  }
}

function presentSeat(
  seat: { kind: string; starts_at: Date; price_cents: number },
  area: AreaRow,
): PickupSlot {
  const wall = toWall(seat.starts_at, area.zone)
  return {
    appointmentId: appointmentId(seat.kind as AppointmentKind, area.id, wall),
    id: seat.kind,
    date: wall,
    price: seat.price_cents / 100,
    available: true,
  }
}

function actionsOf(
  order: OrderRow,
  state: OrderRow['state'],
  facts: GuardFacts,
  { around, payment }: Pick<Facts, 'around' | 'payment'>,
): string[] {
  if (state === 'held') {
    // A balance whose money was announced, and what the rental has left behind, wait for no decision.
    const isPayable = !payment && canBeBooked(order, around.ordersOf(order))
    if (order.kind === 'balance') return isPayable ? ['pay'] : []
    if (!isPayable) return ['releaseHold']
    const isAsLongAsCan = order.hold_extended_at || order.held_unconfirmed
    return ['pay', ...(isAsLongAsCan ? [] : ['extendHold']), 'releaseHold']
  }
  if (order.rental_status === null) return []
  return allowedActions(order.rental_status as RentalStatus, facts)
}
