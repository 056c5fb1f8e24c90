import type { SomeHandlers } from '../../platform/api/handler.ts'
import { forgetCard } from './forget-card.ts'
import { paymentGateways } from './payment-gateways.ts'
import { paymentState } from './payment-state.ts'

export const paymentHandlers = {
  forgetCard,
  paymentGateways,
  paymentState,
} satisfies SomeHandlers
