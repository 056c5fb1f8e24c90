import type * as operations from '#protocol/drivers/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { countriesIn } from './countries.ts'
import { driverInsurance } from './driver-insurance.ts'
import { driverLicense } from './driver-license.ts'
import { insuranceTexts } from './insurance-texts.ts'
import { personalDetails } from './personal-details.ts'

export const driverHandlers: Handlers<typeof operations> = {
  personalDetails,
  driverLicense,
  driverInsurance,
  insurance: async ({ lang }) => ({ content: insuranceTexts[lang] }),
  countriesForStates: async ({ lang }) => ({ content: countriesIn(lang) }),
}
