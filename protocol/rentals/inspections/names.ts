import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const inspectionGuidelines =
  queryName<typeof all.inspectionGuidelines>('inspectionGuidelines')
export const staffInspections = queryName<typeof all.staffInspections>('staffInspections')
export const staffReviewInspection = commandName<typeof all.staffReviewInspection>(
  'staffReviewInspection',
  ['inspection', 'note'],
)
export const submitVehicleInspection = commandName<typeof all.submitVehicleInspection>(
  'submitVehicleInspection',
  ['order', 'kind', 'items', 'odometer', 'gas', 'charge', 'comments'],
)
