import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { submitBooking as operation } from '#protocol/rentals/bookings/submit-booking.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import { conflict, mustBeAbsent } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { askSwap } from '../swap/ask-swap.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { rentalFacts, refusalOf } from '../../money/orders/own-rental.ts'

const noneToChange: Text = {
  en: 'You have no rental with a car you can change right now.',
  es: 'No tienes ninguna renta en la que puedas cambiar de auto ahora.',
}
const whichOne: Text = {
  en: 'You have several rentals. Open the one you want to change and choose the car there.',
  es: 'Tienes varias rentas. Abre la que quieres cambiar y elige el auto ahí.',
}

function otherEnd(end: WallTime): Text {
  return {
    en: `The new car is for the rest of your rental, until ${dayAndTime(end, 'en')}. Please review the dates.`,
    es: `El auto nuevo es para lo que queda de tu renta, hasta el ${dayAndTime(end, 'es')}. Revisa las fechas.`,
  }
}

/**
 * A booking of type `change` (docs/product/app.md#query-parameters, docs/wire.md): the car is the one to change to, for the one rental
 * that can change its car. What a rental keeps through the change cannot be chosen with it.
 * @throws Problem 409 when there is no such rental or more than one, 400 for what a change has not
 */
export async function bookChange(
  context: Context<SignedIn> & { db: Tx },
  input: ParsedInputOf<typeof operation>,
) {
  const { options, appt, insurancePlan, miles, car: carId, start, end, pm, total } = input
  mustBeAbsent({ options, appt, insurancePlan, miles })
  const [rental, ...more] = await changeable(context)
  if (!rental) throw conflict(noneToChange)
  if (more.length > 0) throw conflict(whichOne)
  const { order, zone } = rental
  const ends = toWall(order.ends_at, zone)
  if (end !== ends) throw conflict(otherEnd(ends))
  const asked = { order: order.id, carId, start, pm, total, comment: input.specialRequests }
  return askSwap(context, asked)
}

async function changeable({ db: tx, user, now }: Context<SignedIn> & { db: Tx }) {
  const rows = (await tx
    .selectFrom('rental_order')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('rental_status', 'in', [RentalStatus.notPickedUp, RentalStatus.pickedUp])
    .orderBy('id')
    .execute()) as OrderRow[]
  const found: { order: OrderRow; zone: string }[] = []
  for (const row of rows) {
    const { order, facts, area } = await rentalFacts(tx, row, now)
    if (!refusalOf({ order, facts }, 'carChange')) found.push({ order, zone: area.zone })
  }
  return found
}
