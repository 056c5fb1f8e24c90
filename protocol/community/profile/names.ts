import { queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const userDetails = queryName<typeof all.userDetails>('userDetails')
