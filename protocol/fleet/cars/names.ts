import { queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const carTypesFeatures = queryName<typeof all.carTypesFeatures>('carTypesFeatures')
export const cars = queryName<typeof all.cars>('cars')
