import { holdExpiresAt } from '#domain/rentals/hold.ts'
import { creditIn } from '#domain/pricing/credit-line.ts'
import { toInstant } from '#domain/time/zone.ts'
import type { submitBooking as operation } from '#protocol/bookings/submit-booking.ts'
import type { Handler } from '../../core/api/handler.ts'
import { conflict, Problem, refusal, texts } from '../../core/api/problem.ts'
import { randomId } from '../../core/random.ts'
import { carById } from '../fleet/cars-store.ts'
import { driversOf } from '../drivers/drivers-store.ts'
import { hasDebt } from '../orders/order-facts.ts'
import { refusalTexts } from '../orders/refusal-texts.ts'
import { lessCredit, queueForCredit } from '../ledger/credit.ts'
import { areaById } from '../site/areas-store.ts'
import { takeOffer } from '../waiting-list/take-offer.ts'
import { bookChange } from './book-change.ts'
import { bookingTexts, priceChanged } from '../pricing/booking-texts.ts'
import { checkDates } from '../pricing/check-dates.ts'
import { lockCar, occupyCar } from '../holds/hold-car.ts'
import { holdSlot } from '../holds/hold-slot.ts'
import { mustBeBack } from '../holds/must-be-back.ts'
import { normalPriceId, offerNames, readOffers } from '../pricing/offers-store.ts'
import { presentQuote } from '../pricing/present-quote.ts'
import { priceBooking } from '../pricing/price-booking.ts'

/** Makes an order and holds car and slot for 30 minutes, all or nothing (docs/product/booking-and-payment.md#hold). */
export const submitBooking: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, now, lang } = context
  const car = await carById(tx, input.car)
  if (!car) throw new Problem(404, texts.notFound)
  if (input.type === 'change') return bookChange(context, input)
  if (car.status !== 'active') throw refusal(bookingTexts.carNotRented)
  const area = await areaById(tx, car.area_id)
  if (!area) throw new Error(`car ${car.id} has no area`)
  checkDates(input, { zone: area.zone, now, minimumDays: car.minimum_rental_days })
  if (await hasDebt(tx, user.id)) throw conflict(refusalTexts.noDebt)
  await lockCar(tx, car.id, user.id, now)

  const drivers = await driversOf(tx, user.id)
  const offers = await readOffers(tx)
  await queueForCredit(tx, user.id)
  const priced = priceBooking(car, area, offers, drivers, input)
  const quote = await lessCredit(tx, priced, user.id, car.id)
  if (input.total !== undefined && input.total !== quote.dueNow)
    throw conflict(priceChanged(quote.dueNow))

  const orderId = randomId()
  const transactionId = randomId()
  const expiresAt = holdExpiresAt(now)
  const startsAt = toInstant(input.start, area.zone)
  const endsAt = toInstant(input.end, area.zone)
  await tx
    .insertInto('rental_transaction')
    .values({ id: transactionId, user_id: user.id, created_at: now })
    .execute()
  await tx
    .insertInto('rental_order')
    .values({
      id: orderId,
      transaction_id: transactionId,
      user_id: user.id,
      car_id: car.id,
      area_id: area.id,
      starts_at: startsAt,
      ends_at: endsAt,
      price_modifier_id: input.pm ?? normalPriceId,
      options: [...new Set(input.options)],
      insurance_plan: input.insurancePlan ?? 'own',
      special_requests: input.specialRequests ?? null,
      quote: JSON.stringify(quote),
      total_cents: quote.dueNow,
      deposit_cents: quote.deposit,
      credit_cents: creditIn(quote),
      hold_expires_at: expiresAt,
      created_at: now,
    })
    .execute()
  await mustBeBack(tx, { carId: car.id, startsAt, zone: area.zone, now })
  await takeOffer(tx, { orderId, carId: car.id, userId: user.id, startsAt, endsAt, now })
  await occupyCar(tx, { carId: car.id, orderId, startsAt, endsAt, expiresAt, now })
  if (input.appt) await holdSlot(tx, area, { appt: input.appt, orderId, start: input.start, now })
  for (const driver of drivers) {
    await tx
      .insertInto('order_driver')
      .values({ order_id: orderId, driver_id: driver.id })
      .execute()
  }
  await tx
    .insertInto('order_event')
    .values({
      order_id: orderId,
      at: now,
      actor: 'renter',
      actor_id: user.id,
      code: 'held',
      details: '{}',
    })
    .execute()
  return {
    orderId,
    transactionId,
    holdExpiresAt: expiresAt.toISOString(),
    calculatorData: presentQuote(quote, lang, offerNames(offers, lang)),
  }
}
