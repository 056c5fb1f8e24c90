import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const appealFee = commandName<typeof all.appealFee>('appealFee', ['fee', 'text'])
export const staffDecideFee = commandName<typeof all.staffDecideFee>('staffDecideFee', [
  'fee',
  'version',
  'decision',
  'message',
])
export const staffFees = queryName<typeof all.staffFees>('staffFees')
