import { Plus } from 'lucide-react'
import { useState } from 'react'
import { staffWebhooks } from '#protocol/staff/names.ts'
import type { Webhook } from '#protocol/staff/connections/webhooks.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { ChangeWebhook } from './change-webhook.tsx'
import { connectionMessages } from './connection-messages.ts'
import { Deliveries } from './deliveries.tsx'
import { SecretShown } from './secret-shown.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** Where other programs are told of events, and how that goes (docs/product/connections.md#webhooks). */
export function Webhooks() {
  const words = useMessages(connectionMessages)
  const { data, error, refetch } = useRead(staffWebhooks, {})
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  return (
    <section aria-label={words.webhooks} className="grid gap-4">
      <h2>{words.webhooks}</h2>
      <p className="text-ink-2">{words.about}</p>
      {data.webhooks.length === 0 && !isAdding && <p className="text-ink-2">{words.none}</p>}
      {data.webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
      ))}
      {secret && (
        <SecretShown
          title={words.secretTitle}
          text={words.secretText}
          secret={secret}
          onDone={() => setSecret(undefined)}
        />
      )}
      {isAdding ? (
        <StaffCard about={words.newTitle} title={words.newTitle}>
          <WebhookForm
            webhook={undefined}
            onDone={(made) => {
              setSecret(made)
              setAdding(false)
            }}
          />
        </StaffCard>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" size={20} />
          {words.add}
        </Button>
      )}
    </section>
  )
}

type WebhookCardProps = { webhook: Webhook; onSecret: (secret: string) => void }

/** One address: what it is told, how it went, and its deliveries at a press. */
function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const words = useMessages(connectionMessages)
  const when = useWhen()
  const [open, setOpen] = useState<'deliveries' | 'change'>()
  const { url, events, lastSuccess, lastFailure } = webhook
  const { host, pathname, search } = new URL(url)
  const address = `${host}${pathname}${search}`
  const said = [
    lastSuccess ? words.lastSuccess(when.instant(lastSuccess)) : words.noSuccess,
    lastFailure && words.lastFailure(when.instant(lastFailure)),
  ]
  const toggle = (part: typeof open) => setOpen(open === part ? undefined : part)
  return (
    <StaffCard about={url} title={host} badges={<StateOf webhook={webhook} />}>
      <div>
        <p className="font-code text-14 break-all">
          {pathname}
          {search}
        </p>
        <p>{events.map((event) => words.events[event]).join(' · ')}</p>
        <p className="text-14 text-ink-2">{said.filter(Boolean).join(' · ')}</p>
      </div>
      {webhook.pausedWhy && <p>{words.pausedWhy[webhook.pausedWhy]}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          aria-label={words.deliveriesOf(address)}
          aria-expanded={open === 'deliveries'}
          onClick={() => toggle('deliveries')}
        >
          {words.deliveries}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={words.change(address)}
          aria-expanded={open === 'change'}
          onClick={() => toggle('change')}
        >
          {words.changeShort}
        </Button>
      </div>
      {open === 'deliveries' && <Deliveries webhook={webhook} />}
      {open === 'change' && (
        <ChangeWebhook webhook={webhook} onSecret={onSecret} onDone={() => setOpen(undefined)} />
      )}
    </StaffCard>
  )
}

function StateOf({ webhook }: { webhook: Webhook }) {
  const words = useMessages(connectionMessages)
  const { pausedAt, failed, waiting } = webhook
  return (
    <>
      {pausedAt ? (
        <Badge tone="warn">{words.paused}</Badge>
      ) : (
        <Badge tone="ok">{words.goesOn}</Badge>
      )}
      {waiting > 0 && <Badge>{words.waiting(waiting)}</Badge>}
      {failed > 0 && <Badge tone="danger">{words.failed(failed)}</Badge>}
    </>
  )
}
