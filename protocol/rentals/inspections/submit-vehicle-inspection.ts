import { checkpointIds } from '#domain/fleet/fleet/checkpoints.ts'
import { inspectionKinds } from '#domain/rentals/inspections/inspection-kinds.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import {
  IdField,
  InstantField,
  JsonField,
  LineField,
  NumberField,
  TextField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { RentalAnswer } from '#protocol/money/orders/rental.ts'
import {
  DegreesField,
  EighthsField,
  OdometerField,
  PercentField,
} from '#protocol/rentals/handover/readings.ts'
import * as z from 'zod/mini'
import { Inspection } from './inspection.ts'
import { longestComments, longestMarkNote, longestNote } from './limits.ts'

/** Enough for every checkpoint of the list. */
const mostItems = 40
const mostMarks = 30

const Share = NumberField.check(
  z.refine((share) => share >= 0 && share <= 1, fieldError('invalidData')),
)

/** A place on a picture, in shares of it from its left and top (0 to 1), and what is there. */
export const InspectionMark = z.object({
  x: Share,
  y: Share,
  note: z.optional(LineField(longestMarkNote)),
})

/** One picture: the id that `uploadFile` answered, and what the renter says of it. */
export const InspectionItem = z.object({
  checkpoint: z.enum(checkpointIds),
  file: IdField,
  note: z.optional(TextField(longestNote)),
  /** Where the damage is. */
  marks: z._default(
    z.array(InspectionMark).check(z.maxLength(mostMarks, fieldError('max', mostMarks))),
    [],
  ),
  /** By the device's clock. */
  takenAt: z.optional(InstantField),
  /** Where the picture was taken, if the renter allowed it. */
  latitude: z.optional(DegreesField(90)),
  longitude: z.optional(DegreesField(180)),
})

export const submitVehicleInspection = command('submitVehicleInspection', {
  about:
    'Submits an inspection of pictures that were sent with `uploadFile` before (purpose `inspection`). The keys of a pickup, return or swap wait for theirs.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({
    order: IdField,
    kind: z.enum(inspectionKinds),
    items: JsonField(
      z.array(InspectionItem).check(z.maxLength(mostItems, fieldError('max', mostItems))),
    ),
    /** Miles; a weekly inspection needs it. */
    odometer: z.optional(OdometerField),
    gas: z.optional(EighthsField),
    /** Percent, of an electric car instead of gas. */
    charge: z.optional(PercentField),
    comments: z.optional(TextField(longestComments)),
  }),
  output: z.extend(RentalAnswer, { inspection: Inspection }),
})
