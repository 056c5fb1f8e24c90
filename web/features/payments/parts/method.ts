import type * as z from 'zod/mini'
import type { PaymentMethod } from '#protocol/payments/payment-gateways.ts'

export type Method = z.infer<typeof PaymentMethod>
