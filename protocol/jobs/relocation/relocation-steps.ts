import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, JsonField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import {
  DegreesField,
  EighthsField,
  OdometerField,
  PercentField,
} from '#protocol/rentals/handover/readings.ts'
import { InspectionItem } from '#protocol/rentals/inspections/submit-vehicle-inspection.ts'
import { Job } from '#protocol/jobs/jobs/job.ts'
import * as z from 'zod/mini'
import { Relocation, relocationMoments } from './relocation.ts'
import { longestComments } from './limits.ts'

/** Enough for every checkpoint of the list. */
const mostItems = 40

const output = z.object({ job: Job, relocation: Relocation })

/** What is read where the keys are. */
const Reading = {
  id: IdField,
  odometer: OdometerField,
  gas: z.optional(EighthsField),
  /** Percent, of an electric car instead of gas. */
  charge: z.optional(PercentField),
  latitude: z.optional(DegreesField(90)),
  longitude: z.optional(DegreesField(180)),
  /** Why there is no position. */
  positionReason: z.optional(TextField(300)),
}

export const relocationInspection = command('relocationInspection', {
  about:
    'Pictures of the car of a relocation, before its keys are taken or given back; sent with `uploadFile` before (purpose `relocation`).',
  access: 'user',
  input: z.object({
    id: IdField,
    moment: z.enum(relocationMoments),
    items: JsonField(
      z
        .array(InspectionItem)
        .check(
          z.minLength(1, fieldError('required')),
          z.maxLength(mostItems, fieldError('max', mostItems)),
        ),
    ),
    comments: z.optional(TextField(longestComments)),
  }),
  output,
})

export const relocationStart = command('relocationStart', {
  about: 'Whoever was accepted takes the keys of the car of a relocation.',
  access: 'user',
  input: z.object(Reading),
  output,
})

export const relocationFinish = command('relocationFinish', {
  about: 'The car of a relocation stands where it was to be brought; the job is done.',
  access: 'user',
  input: z.object({ ...Reading, comments: z.optional(TextField(longestComments)) }),
  output,
})

export const relocationTakeBack = command('relocationTakeBack', {
  about:
    'Staff take the car of a relocation back from who has its keys; the job ends without a credit.',
  access: 'staff',
  input: z.object({
    id: IdField,
    /** Where the car stands now: where it was taken, or where it was to be brought. */
    stands: z.enum(['from', 'to']),
    odometer: z.optional(OdometerField),
    message: TextField(500),
  }),
  output,
})
