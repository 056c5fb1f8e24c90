import {
  DayField,
  EnglishLettersField,
  FilesField,
  IdField,
  MoneyField,
  TextField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { Driver } from './driver.ts'

export const driverInsurance = command('driverInsurance', {
  about:
    'A driver’s own insurance; liability for property damage of at least $5000 (PRODUCT.md 5).',
  access: 'user',
  input: z.object({
    driverId: z.optional(IdField),
    company: TextField(120),
    policyNumber: EnglishLettersField(40),
    expirationDate: DayField,
    liabilityLimits: MoneyField,
    collisionLimits: z.optional(MoneyField),
    collisionDeductible: z.optional(MoneyField),
    comprehensiveLimits: z.optional(MoneyField),
    comprehensiveDeductible: z.optional(MoneyField),
    pictures: FilesField,
  }),
  output: z.object({ driver: Driver }),
})
