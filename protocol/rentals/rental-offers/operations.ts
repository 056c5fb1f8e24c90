export { answerOffer } from './answer-offer.ts'
export { staffMakeOffer, staffOffers, staffWithdrawOffer } from './staff-offers.ts'
