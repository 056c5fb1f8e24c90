import type { UserDetails } from '#protocol/profile/user-details.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { networkMessages } from '../messages.ts'
import { useConnection } from '../use-network.ts'
import { AskingButton } from './asking-button.tsx'
import { ConnectButton } from './connect-dialog.tsx'
import { VouchButton } from './vouch-dialog.tsx'

/** On somebody's profile: how one stands to them, and what one can do about it. */
export function ConnectionActions({ person }: { person: UserDetails }) {
  const words = useMessages(networkMessages)
  const { send, isPending } = useConnection()
  const { id, connection } = person
  if (!connection) return null
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ') || words.someone
  const act = (action: 'confirm' | 'block' | 'unblock') => send({ userId: id, action })
  return (
    <div className="flex flex-wrap items-center gap-2">
      {connection !== 'none' && <Badge tone="info">{words.state[connection]}</Badge>}
      {connection === 'none' && <ConnectButton userId={id} name={name} />}
      {connection === 'asks' && (
        <Button
          size="sm"
          busy={isPending}
          aria-label={words.confirmOf(name)}
          onClick={() =>
            send({ userId: id, action: 'confirm' }, () => statusToast(words.connectedNow(name)))
          }
        >
          {words.confirm}
        </Button>
      )}
      {connection === 'blocked' ? (
        <Button
          size="sm"
          variant="secondary"
          busy={isPending}
          aria-label={words.unblockOf(name)}
          onClick={() => act('unblock')}
        >
          {words.unblock}
        </Button>
      ) : (
        <>
          <VouchButton userId={id} name={name} />
          <AskingButton
            label={words.blockOf(name)}
            text={words.blockText}
            busy={isPending}
            onOk={() => act('block')}
          >
            {words.block}
          </AskingButton>
        </>
      )}
    </div>
  )
}
