import type { SomeHandlers } from '../../platform/api/handler.ts'
import { companyAreas, staffSaveArea } from './company-areas.ts'
import { staffSaveLogo } from './company-logo.ts'
import { companyOpening, staffOpenCompany, staffReadTexts } from './company-opening.ts'
import { companySettings, staffSaveCompany } from './company-settings.ts'

export const openingHandlers = {
  companyAreas,
  companyOpening,
  companySettings,
  staffOpenCompany,
  staffReadTexts,
  staffSaveArea,
  staffSaveCompany,
  staffSaveLogo,
} satisfies SomeHandlers
