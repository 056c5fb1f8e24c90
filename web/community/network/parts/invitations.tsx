import { useState } from 'react'
import { revokeInvitation } from '#protocol/community/names.ts'
import type { OwnInvitation } from '#protocol/community/network/referral-invite.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { dayText } from '../day-text.ts'
import { networkMessages } from '../messages.ts'
import { useNetworkSend } from '../use-network.ts'
import { AskingButton } from './asking-button.tsx'
import { LinkCard } from './link-card.tsx'

const tones: Record<OwnInvitation['status'], Tone> = {
  open: 'warn',
  used: 'ok',
  expired: 'neutral',
  revoked: 'neutral',
}

/** What became of one's invitations (docs/product/community.md#invitations). */
export function Invitations({ items }: { items: readonly OwnInvitation[] }) {
  const words = useMessages(networkMessages)
  if (items.length === 0) return null
  return (
    <Card className="grid gap-4" aria-labelledby="network-invitations">
      <h2 id="network-invitations">{words.invitations}</h2>
      <ul className="grid gap-4">
        {items.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  )
}

function InvitationRow({ invitation }: { invitation: OwnInvitation }) {
  const words = useMessages(networkMessages)
  const [isShown, setShown] = useState(false)
  const { send, isPending } = useNetworkSend(revokeInvitation)
  const { firstName, status, expiresAt, createdAt } = invitation
  return (
    <li className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-bold break-words">{firstName}</p>
          <p className="text-14 text-ink-2">
            {status === 'open' ? words.untilDay(dayText(expiresAt)) : dayText(createdAt)}
          </p>
        </div>
        <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
      </div>
      {status === 'open' && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={words.showLinkOf(firstName)}
            onClick={() => setShown(true)}
          >
            {words.showLink}
          </Button>
          <AskingButton
            label={words.revokeOf(firstName)}
            text={words.revokeText}
            busy={isPending}
            onOk={() => send({ invitation: invitation.id })}
          >
            {words.revoke}
          </AskingButton>
          <Dialog title={words.linkFor(firstName)} isOpen={isShown} onClose={() => setShown(false)}>
            <LinkCard invitation={invitation} />
          </Dialog>
        </div>
      )}
    </li>
  )
}
