import { queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const rentalPassport = queryName<typeof all.rentalPassport>('rentalPassport')
