import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Loader } from '#web/ui/states/loader.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'

const slowAfterMs = 60_000

/** The card is confirmed, the bank's word is on its way; after a minute it is said that leaving is safe. */
export function Waiting({ order }: { order: string }) {
  const words = useMessages(paymentMessages)
  const [isSlow, setSlow] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid justify-items-center gap-4 px-5 py-14 text-center">
      <Loader />
      <h1 ref={title} tabIndex={-1}>
        {isSlow ? words.slow : words.waiting}
      </h1>
      <p role="status" className="max-w-[52ch] text-ink-2">
        {isSlow ? words.slowText : words.waitingText}
      </p>
      {isSlow && (
        <LinkButton to={routes.confirmation} search={{ order }} variant="secondary">
          {words.seeOrder}
        </LinkButton>
      )}
    </div>
  )
}
