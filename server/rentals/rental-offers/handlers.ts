import type { SomeHandlers } from '../../platform/api/handler.ts'
import { answerOffer } from './answer-offer.ts'
import { staffMakeOffer, staffOffers, staffWithdrawOffer } from './staff-offers.ts'

export const rentalOfferHandlers = {
  answerOffer,
  staffMakeOffer,
  staffOffers,
  staffWithdrawOffer,
} satisfies SomeHandlers
