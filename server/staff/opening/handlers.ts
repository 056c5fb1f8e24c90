import type { SomeHandlers } from '../../platform/api/handler.ts'
import { companyAreas, staffSaveArea } from './company-areas.ts'
import { staffSaveLogo } from './company-logo.ts'
import { companyOpening, staffOpenCompany, staffReadTexts } from './company-opening.ts'
import { companyPrices, staffSaveCover, staffSaveExtra, staffSavePlan } from './company-prices.ts'
import {
  staffRemoveSeason,
  staffSaveSeason,
  staffSeasons,
  staffUndoSeason,
} from './staff-seasons.ts'
import { staffRemoveTax, staffSaveTax } from './company-taxes.ts'
import { companySettings, staffSaveCompany } from './company-settings.ts'

export const openingHandlers = {
  companyAreas,
  companyOpening,
  companyPrices,
  companySettings,
  staffOpenCompany,
  staffReadTexts,
  staffRemoveSeason,
  staffRemoveTax,
  staffSaveArea,
  staffSaveCompany,
  staffSaveCover,
  staffSaveExtra,
  staffSaveLogo,
  staffSavePlan,
  staffSaveSeason,
  staffSaveTax,
  staffSeasons,
  staffUndoSeason,
} satisfies SomeHandlers
