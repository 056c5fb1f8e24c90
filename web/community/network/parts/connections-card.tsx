import { useMessages } from '#web/core/i18n.ts'
import type { Connection } from '#protocol/community/network/connection.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { dayText } from '../day-text.ts'
import { networkMessages } from '../messages.ts'
import { useConnection } from '../use-network.ts'
import { AskingButton } from './asking-button.tsx'
import { PersonRow } from './person-row.tsx'
import { TrustOfPerson } from './trust-of-person.tsx'
import { VouchButton } from './vouch-dialog.tsx'

type PeopleProps = { items: readonly Connection[]; total: number; onMore: (() => void) | undefined }

/** Everybody one is connected with. */
export function Connections({
  items,
  total,
  onMore,
  mayRecommend,
}: PeopleProps & { mayRecommend: boolean }) {
  const words = useMessages(networkMessages)
  if (items.length === 0) return null
  return (
    <Card className="grid gap-4" aria-labelledby="network-connections">
      <h2 id="network-connections">
        {words.connections} ({total})
      </h2>
      <ul className="grid gap-4">
        {items.map((person) => (
          <Connected key={person.id} person={person} mayRecommend={mayRecommend} />
        ))}
      </ul>
      {onMore && (
        <Button variant="secondary" onClick={onMore}>
          {words.more}
        </Button>
      )}
    </Card>
  )
}

function Connected({ person, mayRecommend }: { person: Connection; mayRecommend: boolean }) {
  const words = useMessages(networkMessages)
  const { send, isPending } = useConnection()
  const name = person.name ?? words.someone
  return (
    <PersonRow
      person={person}
      actions={
        <>
          {mayRecommend && <VouchButton userId={person.id} name={name} />}
          <AskingButton
            label={words.removeOf(name)}
            text={words.removeText}
            busy={isPending}
            onOk={() => send({ userId: person.id, action: 'remove' })}
          >
            {words.remove}
          </AskingButton>
        </>
      }
    >
      {person.invitedAt && <p>{words.since(dayText(person.invitedAt))}</p>}
      <TrustOfPerson userId={person.id} value={person.trust} />
    </PersonRow>
  )
}

/** Whom one blocked, and the way back. */
export function Blocked({ items, onMore }: Omit<PeopleProps, 'total'>) {
  const words = useMessages(networkMessages)
  const { send, isPending } = useConnection()
  if (items.length === 0) return null
  return (
    <Card className="grid gap-4" aria-labelledby="network-blocked">
      <h2 id="network-blocked">{words.blockedPeople}</h2>
      <ul className="grid gap-4">
        {items.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            actions={
              <Button
                size="sm"
                variant="secondary"
                busy={isPending}
                aria-label={words.unblockOf(person.name ?? words.someone)}
                onClick={() => send({ userId: person.id, action: 'unblock' })}
              >
                {words.unblock}
              </Button>
            }
          />
        ))}
      </ul>
      {onMore && (
        <Button variant="secondary" onClick={onMore}>
          {words.more}
        </Button>
      )}
    </Card>
  )
}
