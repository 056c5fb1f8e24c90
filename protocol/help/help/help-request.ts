import { fieldError } from '#protocol/core/field-messages.ts'
import { FlagField, IdField, LineField, ListField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { DegreesField, StatusCodeField } from '#protocol/rentals/handover/readings.ts'
import * as z from 'zod/mini'
import { HelpItem, insuranceChoices, towingChoices } from './help-item.ts'

const mostPictures = 12
/** Characters; who needs help is kept short, but one syllable helps nobody. */
const leastText = 5

/** Ids that uploadFile answered. */
const Pictures = (least: number) =>
  ListField.check(
    z.refine((ids) => ids.length >= least, fieldError('minFiles', least)),
    z.refine((ids) => ids.length <= mostPictures, fieldError('max', mostPictures)),
  )

const common = {
  order: IdField,
  car: z.optional(IdField),
  /** The rental's status that the renter saw (docs/product/rental.md#states). */
  statusId: z.optional(StatusCodeField),
  title: z.optional(LineField(120)),
  message: z.optional(TextField(2000, leastText)),
  /** What it is about, in the renter's words. */
  problem: z.optional(TextField(300, leastText)),
  /** An id of the product's breakdown symptoms. */
  symptom: z.optional(IdField),
  description: z.optional(TextField(4000, leastText)),
  insurance: z.optional(z.enum(insuranceChoices)),
  /** License or plate of somebody else who was part of it. */
  license: z.optional(LineField(100)),
  towing: z.optional(z.enum(towingChoices)),
  someoneHurt: z.optional(FlagField),
  latitude: z.optional(DegreesField(90)),
  longitude: z.optional(DegreesField(180)),
  /** Where the car stands in words, when there is no position. */
  place: z.optional(TextField(300)),
  pictures: Pictures(0),
  damagePhotos: Pictures(0),
}

const access = 'user'
const output = z.object({ request: HelpItem })

export const helpRequest = command('helpRequest', {
  about: 'Asks staff for help with a rental; the answer comes in its thread.',
  access,
  openWhileBlocked: true,
  input: z.object({ ...common, message: TextField(2000, leastText) }),
  output,
})

export const accidentReport = command('accidentReport', {
  about: 'Reports an accident: who is hurt, what happened, where, and whose insurance.',
  access,
  openWhileBlocked: true,
  input: z.object({ ...common, description: TextField(4000, leastText), someoneHurt: FlagField }),
  output,
})

export const breakdownReport = command('breakdownReport', {
  about: 'Reports that the car broke down, with its symptom; while it is open a swap is free.',
  access,
  openWhileBlocked: true,
  input: z.object({ ...common, symptom: IdField }),
  output,
})

export const damageReport = command('damageReport', {
  about: 'Reports damage with at least one picture of it.',
  access,
  openWhileBlocked: true,
  input: z.object({
    ...common,
    description: TextField(4000, leastText),
    damagePhotos: Pictures(1),
  }),
  output,
})

export const towingRequest = command('towingRequest', {
  about: 'Asks for a tow truck.',
  access,
  openWhileBlocked: true,
  input: z.object({ ...common, problem: TextField(300, leastText) }),
  output,
})

export const ticketReport = command('ticketReport', {
  about: 'Hands in a ticket or toll with a picture of its paper.',
  access,
  openWhileBlocked: true,
  input: z.object({ ...common, pictures: Pictures(1) }),
  output,
})

export const lostKeys = command('lostKeys', {
  about: 'Reports that the keys are lost or locked in.',
  access,
  openWhileBlocked: true,
  input: z.object({ ...common, message: TextField(2000, leastText) }),
  output,
})
