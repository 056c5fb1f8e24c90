import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const carChange = queryName<typeof all.carChange>('carChange')
export const carChangeByCar = commandName<typeof all.carChangeByCar>('carChangeByCar', [
  'order',
  'start',
  'reason',
  'pm',
  'car',
  'comment',
  'total',
])
export const carChangeByType = commandName<typeof all.carChangeByType>('carChangeByType', [
  'order',
  'start',
  'reason',
  'pm',
  'types',
  'subtypes',
  'features',
  'comment',
])
