import type { StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { language, useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { CardEntry } from '../gateway.ts'
import { paymentMessages } from '../messages.ts'
import { saidBy, stripeOf } from './stripe-gateway.ts'

/** What stands in Stripe's fields. */
export type Handed = CardEntry & {
  isWhole: boolean
  /** Apple Pay or Google Pay: its own sheet comes at the press, and there is no fee. */
  isWallet: boolean
}

type StripeFieldsProps = {
  publishableKey: string
  /** Cents, for the sheet of a wallet. */
  amount: number
  /** The card is to be kept. */
  remember: boolean
  /** Nothing real is charged. */
  isTest: boolean
  onChange: (handed: Handed) => void
}

/** Stripe's own fields for a card, in its frame: what is typed there never comes to us. Where they do not load, they are loaded again by a press. */
export function StripeFields(props: StripeFieldsProps) {
  const [tries, setTries] = useState(0)
  return <Fields key={tries} {...props} onAgain={() => setTries(tries + 1)} />
}

function Fields({
  publishableKey,
  amount,
  remember,
  isTest,
  onChange,
  onAgain,
}: StripeFieldsProps & { onAgain: () => void }) {
  const words = useMessages(paymentMessages)
  const box = useRef<HTMLDivElement>(null)
  const fields = useRef<StripeElements>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  /** What Stripe is still being told: a token is made after it. */
  const telling = useRef<Promise<void>>(undefined)
  const usage = remember ? 'off_session' : null
  const tell = useEffectEvent(onChange)
  const asked = useEffectEvent(() => ({ amount, usage }) as const)

  useEffect(() => {
    let isGone = false
    let element: StripePaymentElement | undefined
    const open = async () => {
      const stripe = await stripeOf(publishableKey)
      if (isGone || !box.current) return
      const now = asked()
      const elements = stripe.elements({
        mode: 'payment',
        amount: now.amount,
        currency: 'usd',
        allowedPaymentMethodTypes: ['card'],
        setupFutureUsage: now.usage,
        locale: language(),
        appearance: { variables: ownLook() },
      })
      fields.current = elements
      const token = async () => {
        await telling.current
        const checked = await elements.submit()
        if (checked.error) return { refused: saidBy(checked.error), fields: {} }
        const made = await stripe.createConfirmationToken({ elements })
        return made.error
          ? { refused: saidBy(made.error), fields: {} }
          : { token: made.confirmationToken.id }
      }
      element = elements.create('payment', { layout: 'accordion' })
      element.on('ready', () => setState('ready'))
      element.on('loaderror', () => setState('failed'))
      element.on('change', ({ complete, value: { type } }) =>
        tell({ key: newKey(), token, isWhole: complete, isWallet: type !== 'card' }),
      )
      element.mount(box.current)
      tell({ key: newKey(), token, isWhole: false, isWallet: false })
    }
    open().catch(() => {
      if (!isGone) setState('failed')
    })
    return () => {
      isGone = true
      element?.destroy()
      fields.current = undefined
    }
  }, [publishableKey])

  useEffect(() => {
    // What it refuses it says again when a token is made.
    telling.current = fields.current?.update({ amount, setupFutureUsage: usage }).catch(() => {})
  }, [amount, usage])

  return (
    <div className="grid gap-3">
      {isTest && (
        <Badge tone="poppy" className="justify-self-start">
          {words.test}
        </Badge>
      )}
      {state === 'loading' && <Skeleton className="h-40 w-full" />}
      {state === 'failed' && (
        <Banner tone="warn">
          <p>{words.noFields}</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={onAgain}>
            {words.loadFields}
          </Button>
        </Banner>
      )}
      <div ref={box} hidden={state === 'failed'} />
    </div>
  )
}

let keys = 0
/** Each change may be another card. */
const newKey = () => `stripe ${(keys += 1)}`

/** Our colors, for the frame. */
function ownLook(): Record<string, string> {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  return {
    colorPrimary: color('primary'),
    colorBackground: color('surface'),
    colorText: color('ink'),
    colorTextSecondary: color('ink-2'),
    colorDanger: color('danger'),
    fontFamily: 'system-ui, sans-serif',
    fontSizeBase: '16px',
    borderRadius: '12px',
  }
}
