import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const staffCloseMaintenance = commandName<typeof all.staffCloseMaintenance>(
  'staffCloseMaintenance',
  [
    'item',
    'version',
    'decision',
    'date',
    'odometer',
    'shop',
    'cost',
    'paper',
    'note',
    'validUntil',
  ],
)
export const staffCarUpkeep = queryName<typeof all.staffCarUpkeep>('staffCarUpkeep')
export const staffAddCarCost = commandName<typeof all.staffAddCarCost>('staffAddCarCost', [
  'car',
  'kind',
  'about',
  'date',
  'cost',
  'shop',
  'paper',
  'note',
])
export const staffSetServiceCost = commandName<typeof all.staffSetServiceCost>(
  'staffSetServiceCost',
  ['service', 'version', 'cost', 'paper'],
)
export const staffAddRecall = commandName<typeof all.staffAddRecall>('staffAddRecall', [
  'plates',
  'campaign',
  'title',
  'todo',
  'due',
  'doNotDrive',
])
export const staffVisitGap = queryName<typeof all.staffVisitGap>('staffVisitGap')
export const staffBookVisit = commandName<typeof all.staffBookVisit>('staffBookVisit', [
  'item',
  'version',
  'start',
  'hours',
])
export const staffBookVisits = commandName<typeof all.staffBookVisits>('staffBookVisits', [
  'items',
  'hours',
])
export const staffCancelVisit = commandName<typeof all.staffCancelVisit>('staffCancelVisit', [
  'item',
  'version',
])
export const staffMaintenance = queryName<typeof all.staffMaintenance>('staffMaintenance')
