import { commandName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const getOrReturnKeys = commandName<typeof all.getOrReturnKeys>('getOrReturnKeys', [
  'order',
  'car',
  'rentalStatus',
  'odometer',
  'gas',
  'charge',
  'oldOdometer',
  'oldGas',
  'oldCharge',
  'latitude',
  'longitude',
  'positionReason',
  'comments',
  'checks',
  'objectHistory',
  'pictures',
])
