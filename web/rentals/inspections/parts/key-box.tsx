import { Lock } from 'lucide-react'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Num } from '#web/ui/num.tsx'
import { keysMessages } from '../keys-messages.ts'
import { shownInstant } from '../shown-instant.ts'

type KeyBoxProps = {
  keyBox: Rental['keyBox']
  /** IANA zone of the area. */
  zone: string | undefined
  /** Position and outside photos are there: the code may be seen (docs/product/rental.md#keys). */
  isComplete: boolean
  /** What to do with the box, under the code. */
  children?: string
}

/** The code of the key box, once the form is complete; it stays readable without signal. */
export function KeyBox({ keyBox, zone, isComplete, children }: KeyBoxProps) {
  const words = useMessages(keysMessages)
  if (keyBox?.code === undefined) {
    const text = keyBox ? words.boxFrom(shownInstant(keyBox.opensAt, zone)) : words.boxLater
    return (
      <Banner tone="plain" icon={<Lock aria-hidden="true" size={20} />}>
        {text}
      </Banner>
    )
  }
  if (!isComplete) return null
  return <KeyCode code={keyBox.code}>{children}</KeyCode>
}

/** The code itself, a plate for each digit, and what to do with the box. */
export function KeyCode({ code, children }: { code: string; children?: string }) {
  const words = useMessages(keysMessages)
  return (
    <div
      role="status"
      className="grid content-start justify-items-center gap-4 rounded-card bg-primary p-4 text-center text-on-primary"
    >
      <p className="font-bold">{words.boxCode}</p>
      <p className="flex w-full justify-center gap-2 text-40 leading-tight font-bold">
        {code.split('').map((digit, index) => (
          <span
            key={index}
            className="grid min-w-0 flex-1 place-items-center rounded-control bg-surface text-ink"
            style={{ maxWidth: 62, height: 82 }}
          >
            <Num>{digit}</Num>
          </span>
        ))}
      </p>
      {children && <p>{children}</p>}
    </div>
  )
}
