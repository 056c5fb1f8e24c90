import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const answerOffer = commandName<typeof all.answerOffer>('answerOffer', ['offer', 'answer'])
export const staffMakeOffer = commandName<typeof all.staffMakeOffer>('staffMakeOffer', [
  'order',
  'kind',
  'amount',
  'hours',
  'message',
])
export const staffOffers = queryName<typeof all.staffOffers>('staffOffers')
export const staffWithdrawOffer = commandName<typeof all.staffWithdrawOffer>('staffWithdrawOffer', [
  'offer',
])
