import type { SomeHandlers } from '../../platform/api/handler.ts'
import { contestCardCharge } from './contest-card-charge.ts'
import { forgetCard } from './forget-card.ts'
import { cardPrice, paymentGateways } from './payment-gateways.ts'
import { paymentState } from './payment-state.ts'

export const paymentHandlers = {
  cardPrice,
  contestCardCharge,
  forgetCard,
  paymentGateways,
  paymentState,
} satisfies SomeHandlers
