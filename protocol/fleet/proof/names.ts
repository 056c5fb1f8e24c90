import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const staffCarProof = queryName<typeof all.staffCarProof>('staffCarProof')
export const staffNoteMark = commandName<typeof all.staffNoteMark>('staffNoteMark', [
  'inspection',
  'version',
  'kind',
  'place',
  'inches',
])
export const staffReleasePhotos = commandName<typeof all.staffReleasePhotos>('staffReleasePhotos', [
  'inspection',
  'version',
  'leaveOut',
])
export const staffRemoveMark = commandName<typeof all.staffRemoveMark>('staffRemoveMark', [
  'inspection',
  'version',
  'mark',
])
export const staffTakeBackPhotos = commandName<typeof all.staffTakeBackPhotos>(
  'staffTakeBackPhotos',
  ['inspection', 'version'],
)
