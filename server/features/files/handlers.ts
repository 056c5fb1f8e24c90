import type * as operations from '#protocol/files/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { uploadFile } from './upload-file.ts'

export const fileHandlers: Handlers<typeof operations> = { uploadFile }
