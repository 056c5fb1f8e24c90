import { commandName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const uploadFile = commandName<typeof all.uploadFile>('uploadFile', ['purpose', 'file'])
