import { FileField, IdField, IntField, JsonField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { tollCodes, tollDoubts } from './choices.ts'

/** One line of the file as it reads. */
const Line = {
  line: z.number(),
  plate: z.string(),
  at: WallTime,
  place: z.string(),
  code: z.enum(tollCodes),
  amount: Dollars,
}

/** Who has to pay it, or may have to. */
const Holder = z.object({
  orderId: z.string(),
  number: z.number(),
  renter: z.string(),
  from: WallTime,
  /** Absent while the car is out. */
  until: z.optional(WallTime),
})

export const staffTolls = command('staffTolls', {
  about:
    'Tolls and fines of an agency as a CSV file of at most 5 MB and 2,000 lines (docs/import.md): says who had each car then, and passes nothing on. With the `fingerprint` of that answer it does so; 409 when something changed since. Lines that are not clear are passed on where `chosen` says to whom, or are the company’s.',
  access: 'staff',
  input: z.object({
    file: FileField,
    fingerprint: z.optional(IdField),
    /** Of lines that are not clear: the order that was proposed, or `company`, which pays it. */
    chosen: z.optional(
      JsonField(z.array(z.object({ line: IntField, to: IdField })).check(z.maxLength(2000))),
    ),
  }),
  output: z.object({
    isDone: z.boolean(),
    found: z.array(z.object({ ...Line, holder: Holder })),
    unclear: z.array(
      z.object({
        ...Line,
        why: z.enum(tollDoubts),
        /** Minutes after the return. */
        minutes: z.optional(z.number()),
        /** Of our plate that may be meant. */
        meant: z.optional(z.string()),
        holder: z.optional(Holder),
      }),
    ),
    /** Lines that were passed on or taken before, or stand in the file twice. */
    seenBefore: z.number(),
    renters: z.number(),
    /** Of those that are found: what is settled now, since the rental is over, and what comes with the return. */
    now: Dollars,
    atReturn: Dollars,
    bad: z.array(z.object({ line: z.number(), reason: z.string() })),
    badInAll: z.number(),
    ignoredColumns: z.array(z.string()),
    /** Absent when nothing can be passed on. */
    fingerprint: z.optional(z.string()),
  }),
})
