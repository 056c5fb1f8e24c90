import { commandName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const extendHold = commandName<typeof all.extendHold>('extendHold', ['order'])
export const releaseHold = commandName<typeof all.releaseHold>('releaseHold', ['order'])
