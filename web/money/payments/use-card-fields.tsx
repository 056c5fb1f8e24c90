import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { testCardFunding } from '#domain/money/payments/test-card-funding.ts'
import { useTestPayments } from '#web/fleet/site/use-area.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { isWhole } from './card-text.ts'
import { type CardEntry, type CardGateway, type Funding, stripeKey } from './gateway.ts'
import { TestFields } from './parts/card-form.tsx'
import type { PayValues } from './pay-values.ts'
import type { Handed } from './stripe/stripe-fields.tsx'
import { testGateway, typedCard } from './test-gateway.ts'

const StripeFields = lazy(async () => {
  const { StripeFields: Loaded } = await import('./stripe/stripe-fields.tsx')
  return { default: Loaded }
})

/** Loaded with its fields, and when a kept card is confirmed. */
const stripeGateway = (key: string): CardGateway => ({
  name: 'stripe',
  async confirm(begun, approved) {
    const { stripeGateway: loaded } = await import('./stripe/stripe-gateway.ts')
    return loaded(key).confirm(begun, approved)
  },
})

type CardFields = {
  /** The card that stands in the fields; undefined while they load. */
  entry: (CardEntry & { isWhole: boolean }) | undefined
  isWallet: boolean
  /** The kind that its first digits say, where they come to us. */
  begun: Funding | undefined
  gateway: CardGateway
  /** @param amount cents, for the sheet of a wallet */
  fields: (amount: number) => ReactNode
}

/** Where a card is typed, and the gateway that it goes to: Stripe where the server has its keys, else the built-in one. */
export function useCardFields(
  form: UseFormReturn<PayValues>,
  { isTyping }: { isTyping: boolean },
): CardFields {
  const names = ['number', 'expiry', 'cvc', 'rememberCard'] as const
  const [number, expiry, cvc, remember] = useWatch({ control: form.control, name: names })
  const [handed, setHanded] = useState<Handed>()
  const isTest = useTestPayments()
  const key = stripeKey()
  if (key === undefined) {
    const card = { number, expiry, cvc }
    return {
      entry: { ...typedCard(card), isWhole: isWhole(card) },
      isWallet: false,
      begun: isTyping ? testCardFunding(number) : undefined,
      gateway: testGateway,
      fields: () => <TestFields form={form} isTest={isTest} />,
    }
  }
  return {
    // A token is made for a card that is kept, or for one that is not.
    entry: isTyping && handed ? { ...handed, key: `${handed.key} ${remember}` } : undefined,
    isWallet: isTyping && handed?.isWallet === true,
    begun: undefined,
    gateway: stripeGateway(key),
    fields: (amount) => (
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <StripeFields
          publishableKey={key}
          amount={amount}
          remember={remember}
          isTest={isTest}
          onChange={setHanded}
        />
      </Suspense>
    ),
  }
}
