import { DayField, EnglishLettersField, FilesField, IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { Driver } from './driver.ts'

export const driverLicense = command('driverLicense', {
  about: 'A driver’s license with its pictures; staff verify it.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({
    driverId: z.optional(IdField),
    number: EnglishLettersField(30),
    country: IdField,
    state: z.optional(IdField),
    expirationDate: DayField,
    /** Front and back; needed once, kept when left out later. */
    pictures: FilesField,
  }),
  output: z.object({ driver: Driver }),
})
