import type { Config } from '../../config.ts'
import type { PaymentGateway } from '../../platform/gateways/payment.ts'
import type { StripeAddress } from '../../stripe-keys.ts'
import { stripeGateway } from './stripe/stripe-gateway.ts'
import { testGateway } from './test-gateway/test-gateway.ts'

/** Stripe where its keys are set, else the built-in gateway (docs/product/booking-and-payment.md#gateway). */
export const gatewayOf = (
  { stripe }: Pick<Config, 'stripe'>,
  at?: StripeAddress,
): PaymentGateway => (stripe ? stripeGateway(stripe, at) : testGateway())
