import {
  DayField,
  EnglishLettersField,
  FilesField,
  IdField,
  InsuredField,
  LineField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { Driver } from './driver.ts'

export const driverInsurance = command('driverInsurance', {
  about:
    'A driver’s own insurance; liability for property damage of at least $5000 (docs/product/prices.md#cover). Company and liability may be left out with a picture of the card, from which staff read them.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({
    driverId: z.optional(IdField),
    company: z.optional(LineField(120)),
    policyNumber: EnglishLettersField(40),
    expirationDate: DayField,
    liabilityLimits: z.optional(InsuredField),
    collisionLimits: z.optional(InsuredField),
    collisionDeductible: z.optional(InsuredField),
    comprehensiveLimits: z.optional(InsuredField),
    comprehensiveDeductible: z.optional(InsuredField),
    pictures: FilesField,
  }),
  output: z.object({ driver: Driver }),
})
