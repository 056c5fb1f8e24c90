import type * as operations from '#protocol/rental-offers/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { answerOffer } from './answer-offer.ts'
import { staffMakeOffer, staffOffers, staffWithdrawOffer } from './staff-offers.ts'

export const rentalOfferHandlers: Handlers<typeof operations> = {
  answerOffer,
  staffMakeOffer,
  staffOffers,
  staffWithdrawOffer,
}
