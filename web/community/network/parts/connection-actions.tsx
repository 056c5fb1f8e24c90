import type { ProfileAction, UserDetails } from '#protocol/community/profile/user-details.ts'
import type { connectionActions } from '#protocol/community/network/user-connection.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { networkMessages } from '../messages.ts'
import { useConnection } from '../use-network.ts'
import { AskingButton } from './asking-button.tsx'
import { ConnectButton } from './connect-dialog.tsx'
import { VouchButton } from './vouch-dialog.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

type Simple = Exclude<(typeof connectionActions)[number], 'request'>

/** On somebody's profile: how one stands to them, and what the server lets one do about it. */
export function ConnectionActions({ person }: { person: UserDetails }) {
  const words = useMessages(networkMessages)
  const { id, connection, allowedActions, recommendation } = person
  if (!connection) return null
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ') || words.someone
  const entry = (action: ProfileAction) => {
    if (action === 'request') return <ConnectButton userId={id} name={name} />
    if (action === 'recommend')
      return <VouchButton userId={id} name={name} before={recommendation} />
    if (action === 'withdraw') return <WithdrawButton userId={id} name={name} />
    return <Act action={action} userId={id} name={name} />
  }
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {connection !== 'none' && <Badge tone="info">{words.state[connection]}</Badge>}
      {allowedActions.map((action) => (
        <span key={action} className="contents">
          {entry(action)}
        </span>
      ))}
    </div>
  )
}

type ActProps = { action: Simple; userId: string; name: string }

/** One change of the connection; what ends something is asked about first. */
function Act({ action, userId, name }: ActProps) {
  const words = useMessages(networkMessages)
  const { send, isPending } = useConnection()
  const act = () =>
    send({ userId, action }, () => {
      if (action === 'confirm') statusToast(words.connectedNow(name))
      if (action === 'block') statusToast(words.blockedNow(name))
    })
  const looks = {
    confirm: { label: words.confirmOf(name), says: words.confirm },
    ignore: { label: words.ignoreOf(name), says: words.ignore },
    cancel: { label: words.takeBackOf(name), says: words.takeBack },
    unblock: { label: words.unblockOf(name), says: words.unblock },
    remove: { label: words.removeOf(name), says: words.remove, asks: words.removeText },
    block: { label: words.blockOf(name), says: words.block, asks: words.blockText },
  } satisfies Record<Simple, { label: string; says: string; asks?: string }>
  const look: { label: string; says: string; asks?: string } = looks[action]
  if (look.asks !== undefined)
    return (
      <AskingButton label={look.label} text={look.asks} busy={isPending} onOk={act}>
        {look.says}
      </AskingButton>
    )
  return (
    <Button
      size="sm"
      variant={action === 'confirm' ? 'primary' : 'secondary'}
      busy={isPending}
      aria-label={look.label}
      onClick={act}
    >
      {look.says}
    </Button>
  )
}
