import { commandName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const acceptContract = commandName<typeof all.acceptContract>('acceptContract', [
  'order',
  'version',
])
