import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const carServiceFormData = queryName<typeof all.carServiceFormData>('carServiceFormData')
export const maintenanceCheck = queryName<typeof all.maintenanceCheck>('maintenanceCheck')
export const carServiceHistory = queryName<typeof all.carServiceHistory>('carServiceHistory')
export const carServiceHistoryAction =
  queryName<typeof all.carServiceHistoryAction>('carServiceHistoryAction')
export const staffCloseMaintenance = commandName<typeof all.staffCloseMaintenance>(
  'staffCloseMaintenance',
  ['item', 'version', 'decision', 'date', 'odometer', 'shop', 'note'],
)
export const staffMaintenance = queryName<typeof all.staffMaintenance>('staffMaintenance')
export const submitMaintenance = commandName<typeof all.submitMaintenance>('submitMaintenance', [
  'item',
  'order',
  'car',
  'date',
  'odometer',
  'shop',
  'receipt',
  'comment',
])
