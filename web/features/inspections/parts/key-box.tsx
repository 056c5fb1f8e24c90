import { KeyRound, Lock } from 'lucide-react'
import type { Rental } from '#protocol/rentals/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Num } from '#web/ui/num.tsx'
import { keysMessages } from '../keys-messages.ts'
import { shownInstant } from '../shown-instant.ts'

type KeyBoxProps = {
  keyBox: Rental['keyBox']
  /** IANA zone of the area. */
  zone: string | undefined
  /** Everything is filled in: the code may be seen (docs/product/rental.md#keys). */
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
  if (!isComplete) {
    return (
      <Banner tone="plain" icon={<Lock aria-hidden="true" size={20} />}>
        {words.boxWait}
      </Banner>
    )
  }
  return <KeyCode code={keyBox.code}>{children}</KeyCode>
}

/** The code itself, and what to do with the box. */
export function KeyCode({ code, children }: { code: string; children?: string }) {
  const words = useMessages(keysMessages)
  return (
    <Banner tone="ok" role="status" icon={<KeyRound aria-hidden="true" size={20} />}>
      <p className="font-bold">{words.boxCode}</p>
      <p className="text-40 leading-tight font-bold">
        <Num>{code}</Num>
      </p>
      {children && <p>{children}</p>}
    </Banner>
  )
}
