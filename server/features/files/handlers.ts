import type { SomeHandlers } from '../../core/api/handler.ts'
import { uploadFile } from './upload-file.ts'

export const fileHandlers = { uploadFile } satisfies SomeHandlers
