import { useState } from 'react'
import { staffDeliveries, staffResendWebhook, staffWebhooks } from '#protocol/staff/names.ts'
import type { WebhookEvent } from '#protocol/staff/connections/choices.ts'
import type { Delivery, Webhook } from '#protocol/staff/connections/webhooks.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { useWhen } from '../desk/use-when.ts'
import { OrderLink } from '../order-link.tsx'
import { StaffList } from '../staff-list.tsx'
import { useDecide } from '../use-decide.ts'
import { useList } from '../use-list.ts'
import { connectionMessages } from './connection-messages.ts'

/** What one address was told in the last 30 days, the newest first (docs/product/connections.md#deliveries). */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const words = useMessages(connectionMessages)
  const [onlyFailed, setOnlyFailed] = useState(false)
  const list = useList(
    staffDeliveries,
    { webhook: webhook.id, ...(onlyFailed && { failed: true }) },
    ({ deliveries }) => deliveries,
  )
  const { decide, isPending } = useDecide(staffResendWebhook, staffDeliveries, staffWebhooks)
  const isPaused = webhook.pausedAt !== undefined
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {(webhook.failed > 0 || onlyFailed) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox checked={onlyFailed} onChange={({ target }) => setOnlyFailed(target.checked)}>
            {words.onlyFailed}
          </Checkbox>
          {webhook.failed > 0 && !isPaused && (
            <Button
              variant="secondary"
              size="sm"
              busy={isPending}
              onClick={() => decide({ webhook: webhook.id })}
            >
              {words.sendAllAgain}
            </Button>
          )}
        </div>
      )}
      <StaffList list={list} none={<p className="text-ink-2">{words.noDeliveries}</p>}>
        {(rows) => (
          <ul className="grid">
            {rows.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isPaused={isPaused}
                busy={isPending}
                onSend={
                  isPaused || delivery.state === 'waiting'
                    ? undefined
                    : () => decide({ webhook: webhook.id, delivery: delivery.id })
                }
              />
            ))}
          </ul>
        )}
      </StaffList>
    </div>
  )
}

const tones = { waiting: 'neutral', delivered: 'ok', failed: 'danger' } as const

type DeliveryRowProps = {
  delivery: Delivery
  isPaused: boolean
  busy: boolean
  onSend: (() => void) | undefined
}

function DeliveryRow({ delivery, isPaused, busy, onSend }: DeliveryRowProps) {
  const words = useMessages(connectionMessages)
  const when = useWhen()
  const { type, orderId, number, createdAt, state, tries, responseStatus, why, nextTryAt } =
    delivery
  const name = words.events[type as WebhookEvent]
  const facts = [
    tries > 0 && words.tries(tries),
    responseStatus !== undefined && words.answered(responseStatus),
    why,
    !isPaused && nextTryAt && words.nextTry(when.instant(nextTryAt)),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3">
          <b>{name}</b>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </p>
        <p>
          {when.instant(createdAt)} · <OrderLink order={orderId}>{words.number(number)}</OrderLink>
        </p>
        <p className="text-14 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {onSend && (
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          aria-label={words.sendAgainOf(name, number)}
          onClick={onSend}
        >
          {words.sendAgain}
        </Button>
      )}
    </li>
  )
}
