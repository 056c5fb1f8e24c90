import { appointmentId } from '#domain/fleet/pickup-slots.ts'
import { isHoldLive } from '#domain/rentals/hold.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Rental } from '#protocol/rentals/rental.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { AreaRow } from '../site/areas-store.ts'
import { latestContract } from './contract-store.ts'
import type { OrderRow } from './orders-store.ts'
import { confirmationTexts, heldTexts, lapsedTexts, statusTexts } from './rental-texts.ts'

type Facts = {
  lang: Lang
  now: Date
  area: AreaRow
  car: { plate: string; address: string }
}

function words(
  order: OrderRow,
  state: OrderRow['state'],
  lang: Lang,
): Pick<Rental, 'rentalTitle' | 'rentalDescription'> {
  const status = order.rental_status === null ? undefined : statusTexts[order.rental_status]
  const text = status ?? (state === 'held' ? heldTexts : lapsedTexts)
  const confirmation =
    order.rental_status === 85 || order.confirmation === 'refused'
      ? confirmationTexts[order.confirmation]
      : undefined
  const description = confirmation
    ? `${confirmation[lang]} ${order.rental_status === 85 ? text.description[lang] : ''}`
    : text.description[lang]
  return { rentalTitle: text.title[lang], rentalDescription: description.trim() }
}

/** One order as its renter sees it. Address and plate only once the booking is paid or promised (PRODUCT.md 4). */
export async function presentRental(
  db: Db | Tx,
  order: OrderRow,
  { lang, now, area, car }: Facts,
): Promise<Rental> {
  const live = order.state === 'held' && isHoldLive(order.hold_expires_at, now)
  const state = order.state === 'held' && !live ? 'lapsed' : (order.state as Rental['state'])
  const seat = await db
    .selectFrom('appointment_seat')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('kind', '=', 'pickup')
    .executeTakeFirst()
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', 'in', ['paid', 'waiting', 'refunding', 'refunded'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const contract = await latestContract(db, order.id)
  const booked = order.rental_status !== null && order.rental_status !== 87
  const slot = seat ? toWall(seat.starts_at, area.zone) : undefined
  return {
    orderId: order.id,
    transactionId: order.transaction_id,
    carId: order.car_id,
    areaId: order.area_id,
    state,
    rentalStatus: order.rental_status ?? undefined,
    ...words(order, state, lang),
    adminMessage: order.admin_message ?? undefined,
    confirmation: order.confirmation as Rental['confirmation'],
    paid: order.paid,
    dates: { start: toWall(order.starts_at, area.zone), end: toWall(order.ends_at, area.zone) },
    ...(live
      ? {
          holdExpiresAt: order.hold_expires_at.toISOString(),
          holdSeconds: Math.max(
            0,
            Math.floor((order.hold_expires_at.getTime() - now.getTime()) / 1000),
          ),
        }
      : {}),
    ...(seat && slot
      ? {
          appointment: {
            appointmentId: appointmentId('pickup', area.id, slot),
            id: 'pickup',
            date: slot,
            price: seat.price_cents / 100,
            available: true,
          },
        }
      : {}),
    pm: order.price_modifier_id,
    options: order.options,
    insurancePlan: order.insurance_plan,
    contractVersion: contract?.version,
    contractAcceptedAt: contract?.accepted_at?.toISOString(),
    ...(booked ? { pickupAddress: order.paid ? car.address : area.pickup_address } : {}),
    ...(booked && order.paid ? { plate: car.plate } : {}),
    confirmationNumber: payment?.confirmation_number ?? undefined,
    paymentMethod: payment?.method,
    amountPaid: payment?.paid_at ? (payment.due_cents + payment.fee_cents) / 100 : undefined,
    allowedActions: allowedActions(state, order, contract),
  }
}

function allowedActions(
  state: string,
  order: OrderRow,
  contract: { accepted_at: Date | null } | undefined,
): string[] {
  if (state === 'held') return ['pay']
  if (order.rental_status === 85 && contract && contract.accepted_at === null)
    return ['acceptContract']
  return []
}
