import { queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const home = queryName<typeof all.home>('home')
