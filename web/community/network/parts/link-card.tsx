import type { OwnInvitation } from '#protocol/community/network/referral-invite.ts'
import { useMessages } from '#web/core/i18n.ts'
import { dayText } from '../day-text.ts'
import { networkMessages } from '../messages.ts'
import { SharePanel } from './share-panel.tsx'

/** An open invitation, ready to hand on. */
export function LinkCard({ invitation }: { invitation: OwnInvitation }) {
  const words = useMessages(networkMessages)
  const { link, firstName, expiresAt } = invitation
  if (!link) return null
  return (
    <SharePanel
      link={link}
      label={words.linkFor(firstName)}
      qr={words.qr(firstName)}
      title={words.shareText(firstName)}
      button={words.share}
      note={words.untilDay(dayText(expiresAt))}
    />
  )
}
