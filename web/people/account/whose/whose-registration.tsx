import { useEffect, useRef } from 'react'
import { typedPhone } from '#web/core/shown-phone.ts'
import type { SignInQuestion } from '#protocol/people/account/sign-in.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { whoseMessages } from './messages.ts'

type Registration = NonNullable<SignInQuestion['registration']>

type WhoseRegistrationProps = {
  email: string
  registration: Registration
  /** The person has answered. */
  busy?: boolean
  onMine: () => void
  onWithout: () => void
  onLeave: () => void
}

/**
 * What was registered elsewhere with the address that somebody signs in with, and whether it is
 * theirs (docs/product/accounts.md#registration).
 */
export function WhoseRegistration({
  email,
  registration: { name, phone, invitedBy },
  busy = false,
  onMine,
  onWithout,
  onLeave,
}: WhoseRegistrationProps) {
  const words = useMessages(whoseMessages)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="grid max-w-[52ch] gap-4 text-left" aria-labelledby="whose-registration">
      <h2 id="whose-registration" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="wrap-anywhere text-ink-2">{words.text(email)}</p>
      <InfoList>
        <InfoItem label={words.name}>{name}</InfoItem>
        {phone && <InfoItem label={words.phone}>{typedPhone(phone)}</InfoItem>}
        {invitedBy && <InfoItem label={words.invitedBy}>{invitedBy}</InfoItem>}
      </InfoList>
      <div className="grid gap-3">
        <Button busy={busy} onClick={onMine}>
          {words.mine}
        </Button>
        <Button variant="secondary" busy={busy} onClick={onWithout}>
          {words.without}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </section>
  )
}
