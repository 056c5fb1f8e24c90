import type { SomeHandlers } from '../../platform/api/handler.ts'
import { countriesIn } from './countries.ts'
import { driverInsurance } from './driver-insurance.ts'
import { driverLicense } from './driver-license.ts'
import { personalDetails } from './personal-details.ts'

export const driverHandlers = {
  personalDetails,
  driverLicense,
  driverInsurance,
  countriesForStates: async ({ lang }) => ({ content: countriesIn(lang) }),
} satisfies SomeHandlers
