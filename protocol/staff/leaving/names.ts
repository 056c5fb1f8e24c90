import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const accountExport = commandName<typeof all.accountExport>('accountExport', [])
export const accountExports = queryName<typeof all.accountExports>('accountExports')
export const deleteAccount = commandName<typeof all.deleteAccount>('deleteAccount', ['code'])
