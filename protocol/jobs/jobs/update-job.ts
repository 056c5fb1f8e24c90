import {
  highestPriceCents,
  jobSizes,
  jobTypes,
  longestDetour,
  mostSeats,
  mostVia,
  visibilities,
} from '#domain/jobs/jobs/job.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import {
  IdField,
  IntField,
  JsonField,
  LineField,
  ListField,
  MoneyField,
  NumberField,
  TextField,
  WallTimeField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { Job } from './job.ts'

/** Cents of a price or an offer. */
export const PayField = MoneyField.check(
  z.refine((cents) => cents >= 0, fieldError('min', 0)),
  z.refine((cents) => cents <= highestPriceCents, fieldError('max', highestPriceCents / 100)),
)

/** A town by its id in the gazetteer, and where exactly, which only the two of a job read. */
export const Spot = z.object({
  place: IdField,
  address: z.optional(LineField(200)),
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
})
export type Spot = z.infer<typeof Spot>

export const updateJob = command('updateJob', {
  about:
    'Posts a job, or with `id` changes one that is still open. Price and places stay between the two people.',
  access: 'user',
  input: z.object({
    id: z.optional(IdField),
    /** Of the job as it was read, when it is changed. */
    version: z.optional(IntField),
    /** Stays what it is once posted. */
    type: z.enum(jobTypes),
    title: LineField(120),
    description: TextField(4000),
    from: JsonField(Spot),
    to: z.optional(JsonField(Spot)),
    /** Towns on the way, in order. */
    via: z.pipe(ListField, z.array(IdField).check(z.maxLength(mostVia))),
    /** On the wall clock of the area where it begins. */
    start: WallTimeField,
    end: WallTimeField,
    /** Dollars, a seat's for a ride offered; missing asks for offers. */
    price: z.optional(PayField),
    seats: z.optional(
      IntField.check(
        z.refine((seats) => seats >= 1, fieldError('min', 1)),
        z.refine((seats) => seats <= mostSeats, fieldError('max', mostSeats)),
      ),
    ),
    size: z.optional(z.enum(jobSizes)),
    maxDetour: z.optional(
      NumberField.check(
        z.refine((miles) => miles >= 0, fieldError('min', 0)),
        z.refine((miles) => miles <= longestDetour, fieldError('max', longestDetour)),
      ),
    ),
    /** Ids of pictures sent with `uploadFile`, purpose `job`; all that are to stay. */
    photos: ListField,
    visibility: z._default(z.enum(visibilities), 'all'),
  }),
  output: z.object({ job: Job }),
})
