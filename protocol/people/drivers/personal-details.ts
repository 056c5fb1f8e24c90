import { DayField, IdField, LineField, PhoneField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { Driver } from './driver.ts'

export const personalDetails = command('personalDetails', {
  about:
    'Who a driver is. Without `driverId` the account’s own person; `driverId=new` adds another driver.',
  access: 'user',
  input: z.object({
    driverId: z.optional(IdField),
    firstName: LineField(80),
    lastName: LineField(80),
    phone: PhoneField,
    birthDate: DayField,
    whatsapp: z.optional(PhoneField),
    social: z.optional(LineField(200)),
  }),
  output: z.object({ driver: Driver }),
})
