import type { ConnectionRequest } from '#protocol/community/network/connections.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { dayText } from '../day-text.ts'
import { networkMessages } from '../messages.ts'
import { useConnection } from '../use-network.ts'
import { PersonRow } from './person-row.tsx'
import { TrustOfPerson } from './trust-of-person.tsx'

type RequestsProps = { items: readonly ConnectionRequest[]; total: number }

/** Who wants to connect; first on the screen, because somebody waits. */
export function Requests({ items, total }: RequestsProps) {
  const words = useMessages(networkMessages)
  const { send, isPending } = useConnection()
  if (items.length === 0) return null
  return (
    <Card className="grid gap-4" aria-labelledby="network-requests">
      <h2 id="network-requests">{words.requests(total)}</h2>
      <ul className="grid gap-4">
        {items.map((person) => {
          const name = person.name ?? words.someone
          return (
            <PersonRow
              key={person.id}
              person={person}
              actions={
                <>
                  <Button
                    size="sm"
                    busy={isPending}
                    aria-label={words.confirmOf(name)}
                    onClick={() =>
                      send({ userId: person.id, action: 'confirm' }, () =>
                        statusToast(words.connectedNow(name)),
                      )
                    }
                  >
                    {words.confirm}
                  </Button>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={words.ignoreOf(name)}
                    onClick={() => send({ userId: person.id, action: 'ignore' })}
                  >
                    {words.ignore}
                  </Button>
                </>
              }
            >
              {person.comment && <p>“{person.comment}”</p>}
              <TrustOfPerson userId={person.id} value={person.trust} />
            </PersonRow>
          )
        })}
      </ul>
    </Card>
  )
}

/** What the person asked for and nobody answered yet. */
export function Asked({ items }: { items: readonly ConnectionRequest[] }) {
  const words = useMessages(networkMessages)
  const { send, isPending } = useConnection()
  if (items.length === 0) return null
  return (
    <Card className="grid gap-4" aria-labelledby="network-asked">
      <h2 id="network-asked">{words.asked}</h2>
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
                aria-label={words.takeBackOf(person.name ?? words.someone)}
                onClick={() => send({ userId: person.id, action: 'cancel' })}
              >
                {words.takeBack}
              </Button>
            }
          >
            {person.invitedAt && words.askedOn(dayText(person.invitedAt))}
          </PersonRow>
        ))}
      </ul>
    </Card>
  )
}
