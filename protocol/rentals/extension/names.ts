import { commandName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const extendCar = commandName<typeof all.extendCar>('extendCar', [
  'order',
  'start',
  'end',
  'pm',
  'odometer',
  'objectHistory',
  'total',
])
