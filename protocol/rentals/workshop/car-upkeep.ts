import { VersionField } from '#protocol/core/as-seen.ts'
import { DayField, FlagField, IdField, LineField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Day, Dollars, NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { otherCosts } from './choices.ts'
import { CostField, PapersField } from './staff-maintenance.ts'

/** One thing that was done to a car or paid for it. */
const UpkeepEntry = z.object({
  id: z.string(),
  kind: z.enum(['maintenance', 'repair', 'registration', 'recall', 'other']),
  /** On which it was done. */
  day: Day,
  title: z.string(),
  /** Not needed that time, or entered by mistake. */
  isSkipped: z.boolean(),
  odometer: z.optional(z.number()),
  shop: z.optional(z.string()),
  note: z.optional(z.string()),
  /** Absent while nobody has said it. */
  cost: z.optional(Dollars),
  papers: z.array(z.string()),
  /** Its renter had it done and sent it in. */
  isByRenter: z.boolean(),
  /** What `staffSetServiceCost` takes; absent where the cost cannot be changed. */
  service: z.optional(z.string()),
  version: z.string(),
})
export type UpkeepEntry = z.infer<typeof UpkeepEntry>

export const staffCarUpkeep = query('staffCarUpkeep', {
  about:
    'What was done to a car and what it cost, with shops and papers, the newest first, and what it cost in the last twelve months.',
  access: 'staff',
  input: z.object({ car: IdField }),
  output: z.object({
    history: z.array(UpkeepEntry),
    /** Of the last twelve months. */
    year: Dollars,
  }),
})

export const staffAddCarCost = command('staffAddCarCost', {
  about:
    'Writes down what was paid for a car that is no service of its plan: a repair, or something else, with its shop and paper. It counts in the month of its day, or on the first day that is open.',
  access: 'staff',
  input: z.object({
    car: IdField,
    kind: z.enum(otherCosts),
    /** What was paid for. */
    about: LineField(200),
    date: DayField,
    cost: CostField,
    shop: z.optional(LineField(120)),
    paper: PapersField,
    note: z.optional(TextField(1000)),
  }),
  output: NoFields,
})

export const staffSetServiceCost = command('staffSetServiceCost', {
  about:
    'Says what a service cost that is written down already, by its renter too, or mends it: the difference is written down. With its paper.',
  access: 'staff',
  input: z.object({
    service: IdField,
    version: VersionField,
    cost: CostField,
    paper: PapersField,
  }),
  output: NoFields,
})

export const staffAddRecall = command('staffAddRecall', {
  about:
    'Writes a recall of the maker down for cars by their plates. With `doNotDrive` each car is off the road until its recall is done: nobody is offered it or gets its keys, and its renters are moved (`staffMoveRenters`).',
  access: 'staff',
  input: z.object({
    /** Separated by commas or lines. */
    plates: TextField(2000),
    campaign: LineField(40),
    title: LineField(120),
    todo: z.optional(TextField(1000)),
    /** The last day for it. */
    due: z.optional(DayField),
    doNotDrive: z.optional(FlagField),
  }),
  output: z.object({ cars: z.number() }),
})
