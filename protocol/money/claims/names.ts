import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const answerClaim = commandName<typeof all.answerClaim>('answerClaim', [
  'claim',
  'answer',
  'text',
])
export const staffClaims = queryName<typeof all.staffClaims>('staffClaims')
export const staffDecideClaim = commandName<typeof all.staffDecideClaim>('staffDecideClaim', [
  'claim',
  'version',
  'decision',
  'amount',
  'message',
])
export const staffOpenClaim = commandName<typeof all.staffOpenClaim>('staffOpenClaim', [
  'order',
  'code',
  'description',
  'estimate',
  'before',
  'after',
])
