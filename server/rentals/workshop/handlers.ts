import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffAddRecall } from './add-recall.ts'
import { staffBookVisits } from './book-visits.ts'
import { staffAddCarCost, staffCarUpkeep, staffSetServiceCost } from './car-upkeep.ts'
import { staffCloseMaintenance } from './staff-close-maintenance.ts'
import { staffMaintenance } from './staff-maintenance.ts'
import { staffBookVisit, staffCancelVisit, staffVisitGap } from './visits.ts'

export const workshopHandlers = {
  staffAddCarCost,
  staffAddRecall,
  staffBookVisit,
  staffBookVisits,
  staffCancelVisit,
  staffCarUpkeep,
  staffCloseMaintenance,
  staffMaintenance,
  staffSetServiceCost,
  staffVisitGap,
} satisfies SomeHandlers
