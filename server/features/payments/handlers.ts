import type * as operations from '#protocol/payments/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { paymentGateways } from './payment-gateways.ts'
import { paymentState } from './payment-state.ts'
import { submitPaymentRefund } from './submit-payment-refund.ts'

export const paymentHandlers: Handlers<typeof operations> = {
  paymentGateways,
  paymentState,
  submitPaymentRefund,
}
