import type * as z from 'zod/mini'
import type { PaymentMethod } from '#protocol/money/payments/payment-gateways.ts'

export type Method = z.infer<typeof PaymentMethod>

/** The way that stands chosen before anybody chose: one that costs no fee, and of these one that pays at once. */
export function usualMethod(methods: readonly Method[]): Method | undefined {
  const free = methods.filter(({ fee = 0 }) => fee === 0)
  return free.find(({ kind }) => kind === 'card') ?? free[0] ?? methods[0]
}
