import type { SomeHandlers } from '../../platform/api/handler.ts'
import { carServiceFormData } from './car-service-form-data.ts'
import { maintenanceCheck } from './maintenance-check.ts'
import { carServiceHistoryAction } from './service-history-action.ts'
import { carServiceHistory } from './service-history.ts'
import { submitMaintenance } from './submit-maintenance.ts'

export const maintenanceHandlers = {
  carServiceFormData,
  carServiceHistory,
  carServiceHistoryAction,
  maintenanceCheck,
  submitMaintenance,
} satisfies SomeHandlers
