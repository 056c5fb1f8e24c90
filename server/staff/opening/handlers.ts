import type { SomeHandlers } from '../../platform/api/handler.ts'
import { companySettings, staffSaveCompany } from './company-settings.ts'

export const openingHandlers = { companySettings, staffSaveCompany } satisfies SomeHandlers
