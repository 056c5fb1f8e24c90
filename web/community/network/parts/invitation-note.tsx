import { UserPlus } from 'lucide-react'
import { invitation } from '#protocol/community/network/invitation.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { problemIn } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { networkMessages } from '../messages.ts'

/** Who invites by the link that led here, or why it does not work; nobody is kept from going on. */
export function InvitationNote({ referral }: { referral: string | undefined }) {
  const words = useMessages(networkMessages)
  const isWhole = referral !== undefined && !problemIn(invitation.input.shape.referral, referral)
  const { data, refused } = useRead(invitation, { referral: referral ?? '' }, { enabled: isWhole })
  if (refused) return <Banner tone="warn">{refused}</Banner>
  if (!data) return null
  const { firstName, review, reputation, inviter } = data.invitation
  return (
    <Banner icon={<UserPlus aria-hidden="true" size={20} />}>
      <p className="font-bold">
        {inviter.firstName ? words.invites(inviter.firstName) : words.somebodyInvites}
      </p>
      {review && <p className="break-words">“{review}”</p>}
      <p className="text-14">{words.invitedAs(firstName, reputation)}</p>
    </Banner>
  )
}
