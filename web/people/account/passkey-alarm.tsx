import { useState } from 'react'
import { denyPasskeyChange } from '#protocol/people/names.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { passkeyMessages } from './passkey-messages.ts'

/**
 * Where “this was not me” of the mail about a passkey leads (docs/product/accounts.md#passkeys). It
 * asks before it does anything: programs that look at mails open their links.
 */
export function PasskeyAlarm({ alarm }: { alarm: string }) {
  const words = useMessages(passkeyMessages)
  const { mutate, isPending, refused } = useSend(denyPasskeyChange)
  const [removed, setRemoved] = useState<number>()
  const deny = () =>
    mutate(
      { alarm },
      {
        onSuccess: (answer) => {
          if (answer.status === 1) setRemoved(answer.removed)
        },
      },
    )
  if (removed !== undefined)
    return (
      <Banner tone="ok" role="status">
        {words.denied(removed)}
      </Banner>
    )
  return (
    <Card aria-label={words.alarmTitle} className="grid gap-3">
      <h2>{words.alarmTitle}</h2>
      <p>{words.alarmText}</p>
      {refused && (
        <Banner tone="danger" role="alert">
          {refused}
        </Banner>
      )}
      <Button variant="solidDanger" busy={isPending} onClick={deny}>
        {words.deny}
      </Button>
    </Card>
  )
}
