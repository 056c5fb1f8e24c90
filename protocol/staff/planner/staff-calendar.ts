import { fieldError } from '#protocol/core/field-messages.ts'
import { DayField, IdField, IntField, WallTimeField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Day, NamedItem, WallTime } from '#protocol/core/shapes.ts'
import { carStates } from '#protocol/fleet/cars/car.ts'
import * as z from 'zod/mini'
import { barKinds, barStates, mostDays, mostPlannerCars } from './choices.ts'

const from = (least: number, most: number) =>
  IntField.check(
    z.refine((number) => number >= least, fieldError('min', least)),
    z.refine((number) => number <= most, fieldError('max', most)),
  )

/** One stretch of a car's time that something has; none of one car lies over another. */
const Bar = z.object({
  id: z.string(),
  kind: z.enum(barKinds),
  state: z.enum(barStates),
  start: WallTime,
  /** Of a car that is late it is now. */
  end: WallTime,
  /** Until when nobody else can have it, the work after a return included. */
  gapEnd: WallTime,
  order: z.optional(z.string()),
  number: z.optional(z.number()),
  /** The renter’s first name. */
  name: z.optional(z.string()),
  /** When a hold is over by itself. */
  heldUntil: z.optional(WallTime),
  /** Why it is blocked. */
  reason: z.optional(z.string()),
})
export type Bar = z.infer<typeof Bar>

const PlannerCar = z.object({
  id: z.string(),
  name: z.string(),
  plate: z.string(),
  area: z.string(),
  status: z.enum(carStates),
  subtypeId: z.string(),
  colour: z.string(),
  /** From the origin; absent of a car that is drawn. */
  photo: z.optional(z.string()),
  /** By their start. */
  bars: z.array(Bar),
})
export type PlannerCar = z.infer<typeof PlannerCar>

export const staffCalendar = query('staffCalendar', {
  about: `Who has each car when, from a day on (today without it) for up to ${mostDays} days (14 by itself), each car on the clock of its area: at most ${mostPlannerCars} cars by make, model and plate, after the first \`skip\`. With \`freeFrom\` and \`freeUntil\` only those that could be booked for all of it; 400 at either without the other.`,
  access: 'staff',
  input: z.object({
    from: z.optional(DayField),
    days: z.optional(from(1, mostDays)),
    area: z.optional(IdField),
    type: z.optional(IdField),
    freeFrom: z.optional(WallTimeField),
    freeUntil: z.optional(WallTimeField),
    skip: z.optional(from(0, 1_000_000)),
    limit: z.optional(from(1, mostPlannerCars)),
  }),
  output: z.object({
    from: Day,
    days: z.number(),
    /** Of all pages. */
    total: z.number(),
    cars: z.array(PlannerCar),
    /** Each with what its clock shows now. */
    areas: z.array(z.object({ ...NamedItem.shape, now: WallTime })),
    types: z.array(NamedItem),
  }),
})
