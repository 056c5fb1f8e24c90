import { Car } from '#protocol/fleet/cars/car.ts'
import { MilesField } from '#protocol/core/miles.ts'
import { FlagField, IdField, ListField, WallTimeField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Dollars, NamedItem, WallTime } from '#protocol/core/shapes.ts'
import { Driver } from '#protocol/people/drivers/driver.ts'
import { PaymentMethod } from '#protocol/money/payments/payment-gateways.ts'
import { OdometerField } from '#protocol/rentals/handover/readings.ts'
import { Rental } from '#protocol/money/orders/rental.ts'
import { Extra } from '#protocol/fleet/home/home.ts'
import * as z from 'zod/mini'
import { CalculatorData, PricePlan } from '../../fleet/cars/calculator-data.ts'
import { PickupSlot } from '../../fleet/cars/pickup-slot.ts'
import { insurancePlans } from './choices.ts'

export const booking = query('booking', {
  about:
    'Everything the booking screens show: the car, the caller’s drivers, plans and the quote. With `order`, the state of that order.',
  access: 'visitor',
  input: z.object({
    car: z.optional(IdField),
    start: z.optional(WallTimeField),
    end: z.optional(WallTimeField),
    appt: z.optional(IdField),
    order: z.optional(IdField),
    odometer: z.optional(OdometerField),
    isCarExtend: z.optional(FlagField),
    pm: z.optional(IdField),
    options: ListField,
    insurancePlan: z.optional(z.enum(insurancePlans)),
    miles: z.optional(MilesField),
  }),
  output: z.object({
    /** Why this cannot be booked as asked; absent when it can. */
    message: z.optional(z.string()),
    car: Car,
    drivers: z.array(Driver),
    /** What is missing before a payment, one sentence each: «License is missing». */
    missing: z.array(z.object({ code: z.string(), text: z.string() })),
    insurancePlans: z.array(
      z.object({ id: z.string(), name: z.string(), description: z.string(), price: z.number() }),
    ),
    insuranceTypes: z.array(NamedItem),
    extras: z.array(Extra),
    plans: z.array(PricePlan),
    appointments: z.array(PickupSlot),
    calculatorData: CalculatorData,
    rental: z.optional(Rental),
    /** With isCarExtend: what the quote is for, and how far the rental can go on. */
    extension: z.optional(
      z.object({
        /** From when an extension may be asked for, and whether that is now. */
        opensAt: WallTime,
        isOpen: z.boolean(),
        start: WallTime,
        /** As asked; without one, a week more or what there is room for. */
        end: WallTime,
        /** The latest end that nobody is in the way of; absent when nobody is. */
        latestEnd: z.optional(WallTime),
        /** 3 days, a week and a month more, as far as there is room, and what the time costs without miles and late days. */
        steps: z.array(z.object({ days: z.number(), end: WallTime, price: Dollars })),
        /** The odometer's reading of the last 24 hours; the quote takes it when no other is sent. */
        reading: z.optional(z.object({ miles: z.number(), at: WallTime })),
        /** The way to pay of the card that the gateway keeps for the caller, and what the extension comes to with it. */
        cardMethod: z.optional(PaymentMethod),
      }),
    ),
  }),
})
