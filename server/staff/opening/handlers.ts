import type { SomeHandlers } from '../../platform/api/handler.ts'
import { companyAreas, staffSaveArea } from './company-areas.ts'
import { companySettings, staffSaveCompany } from './company-settings.ts'

export const openingHandlers = {
  companyAreas,
  companySettings,
  staffSaveArea,
  staffSaveCompany,
} satisfies SomeHandlers
