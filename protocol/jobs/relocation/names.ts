import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const relocationFinish = commandName<typeof all.relocationFinish>('relocationFinish', [
  'id',
  'odometer',
  'gas',
  'charge',
  'latitude',
  'longitude',
  'positionReason',
  'comments',
])
export const relocationInspection = commandName<typeof all.relocationInspection>(
  'relocationInspection',
  ['id', 'moment', 'items', 'comments'],
)
export const relocationStart = commandName<typeof all.relocationStart>('relocationStart', [
  'id',
  'odometer',
  'gas',
  'charge',
  'latitude',
  'longitude',
  'positionReason',
])
export const relocationTakeBack = commandName<typeof all.relocationTakeBack>('relocationTakeBack', [
  'id',
  'stands',
  'odometer',
  'message',
])
export const staffDecideRelocation = commandName<typeof all.staffDecideRelocation>(
  'staffDecideRelocation',
  ['id', 'version', 'decision', 'stands', 'message'],
)
export const staffRelocations = queryName<typeof all.staffRelocations>('staffRelocations')
export const credits = queryName<typeof all.credits>('credits')
export const postRelocation = commandName<typeof all.postRelocation>('postRelocation', [
  'car',
  'to',
  'address',
  'reward',
  'start',
  'end',
  'reason',
  'description',
])
export const relocation = queryName<typeof all.relocation>('relocation')
export const relocationCars = queryName<typeof all.relocationCars>('relocationCars')
export const relocationGaps = queryName<typeof all.relocationGaps>('relocationGaps')
