import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const cancelEmailChange = commandName<typeof all.cancelEmailChange>('cancelEmailChange', [])
export const changeEmail = commandName<typeof all.changeEmail>('changeEmail', ['email'])
export const confirmEmailChange = commandName<typeof all.confirmEmailChange>('confirmEmailChange', [
  'side',
  'code',
])
export const emailChange = queryName<typeof all.emailChange>('emailChange')
