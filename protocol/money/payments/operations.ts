export { forgetCard } from './forget-card.ts'
export { paymentGateways } from './payment-gateways.ts'
export { paymentState } from './payment-state.ts'
export { submitPaymentRefund } from './submit-payment-refund.ts'
