import type { SomeHandlers } from '../../platform/api/handler.ts'
import { uploadFile } from './upload-file.ts'

export const fileHandlers = { uploadFile } satisfies SomeHandlers
