import { VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, JsonField, LineField, WallTimeField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, NoFields, WallTime } from '#protocol/core/shapes.ts'
import { ToDecide } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'

/** Renters of one car that are moved at once. */
const mostMoved = 50

/** It broke down, whoever has booked it; or staff keep it for themselves, where nobody has. */
export const OffTheRoadKind = z.enum(['broken', 'block'])

const Span = z.object({
  id: z.string(),
  kind: OffTheRoadKind,
  from: WallTime,
  /** Absent until it is lifted. */
  until: z.optional(WallTime),
  reason: z.string(),
  /** Who said so. */
  by: z.string(),
  version: z.string(),
})

const Replacement = z.object({
  car: z.string(),
  name: z.string(),
  plate: z.string(),
  subtypeId: z.string(),
  colour: z.string(),
  photo: z.optional(z.string()),
  city: z.string(),
  /** From where the own car stands. */
  miles: z.number(),
  fit: z.enum(['sameClass', 'classAbove']),
  /** What the company pays: the renter keeps the old price. */
  carried: Dollars,
  /** What the renter would read, in their language. */
  message: z.string(),
})

const Renter = z.object({
  order: z.string(),
  number: z.number(),
  name: z.string(),
  lang: z.enum(['en', 'es']),
  rentalStatus: z.number(),
  /** They have the car now. */
  isOut: z.boolean(),
  start: WallTime,
  end: WallTime,
  ...ToDecide,
  /** What was done for them and waits: a change to another car, or the offer of everything back. */
  waits: z.optional(z.enum(['change', 'refundOffer'])),
  /** The other car that they change to. */
  changesTo: z.optional(z.string()),
  /** The best one, which nobody before them in the list is proposed for the same time. */
  best: z.optional(z.string()),
  /** The best first. */
  cars: z.array(Replacement),
  /** Why nothing can be sent now. */
  refused: z.optional(z.string()),
  /** What they would read when no car fits, in their language. */
  noneMessage: z.string(),
})

export const staffBrokenCar = query('staffBrokenCar', {
  about:
    'When a car is off the road, and who has it or booked it for some of that time although it broke down: whoever has it first, each with the cars that they could get instead, the best first, at the old price (docs/product/cars.md#off-the-road).',
  access: 'staff',
  input: z.object({ car: IdField }),
  output: z.object({
    car: z.object({
      id: z.string(),
      name: z.string(),
      plate: z.string(),
      subtypeId: z.string(),
      colour: z.string(),
      photo: z.optional(z.string()),
    }),
    /** On the clock of its area. */
    now: WallTime,
    spans: z.array(Span),
    renters: z.array(Renter),
    version: z.string(),
  }),
})

/** A car that is off the road, and who needs another one. */
export type BrokenCar = z.infer<(typeof staffBrokenCar)['output']>

export const staffBlockCar = command('staffBlockCar', {
  about:
    'Takes a car off the road from `from`, now without it, until `until`, or until it is lifted: nobody is offered it or gets its keys, and what nobody has of that time is blocked, also what a renter leaves. A car that is `broken` keeps its renters, who are then moved (`staffMoveRenters`); holds of it end. 409 says whose rental is in the way of a `block`, and when it is off the road already.',
  access: 'staff',
  input: z.object({
    car: IdField,
    version: VersionField,
    kind: OffTheRoadKind,
    from: z.optional(WallTimeField),
    until: z.optional(WallTimeField),
    reason: LineField(200),
  }),
  output: NoFields,
})

export const staffUnblockCar = command('staffUnblockCar', {
  about:
    'Puts a car back on the road: what was blocked is free, and who waits for it is offered it. Offers of everything back that nobody answered are over. 409 when it changed since it was read.',
  access: 'staff',
  input: z.object({ breakdown: IdField, version: VersionField }),
  output: NoFields,
})

const Choice = z.object({
  order: IdField,
  version: VersionField,
  /** Absent when nothing fits: everything back is offered, and staff are told. */
  car: z.optional(IdField),
})

export const staffMoveRenters = command('staffMoveRenters', {
  about:
    'Gives the renters of a broken car another one at the old price, each in a transaction of their own. Before the keys the booking has the new car at once: the old order is 90, the new one 85 with all that was paid, its contract is accepted anew, and until the pickup the renter may cancel for a full refund. Who has the car is offered the change at a visit. Without `car` a full refund is offered. Each has a result: `moved`, `offered`, `refundOffered`, or `refused` and why.',
  access: 'staff',
  input: z.object({
    renters: JsonField(
      z
        .array(Choice)
        .check(
          z.minLength(1, fieldError('required')),
          z.maxLength(mostMoved, fieldError('invalidData')),
        ),
    ),
  }),
  output: z.object({
    results: z.array(
      z.object({
        order: z.string(),
        result: z.enum(['moved', 'offered', 'refundOffered', 'refused']),
        /** The order that has the new car. */
        newOrder: z.optional(z.string()),
        message: z.optional(z.string()),
      }),
    ),
  }),
})
export type MoveResult = z.infer<(typeof staffMoveRenters)['output']>['results'][number]
