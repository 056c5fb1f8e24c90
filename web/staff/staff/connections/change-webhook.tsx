import { useState } from 'react'
import {
  staffPauseWebhook,
  staffRemoveWebhook,
  staffRotateWebhook,
  staffWebhooks,
} from '#protocol/staff/names.ts'
import type { Webhook } from '#protocol/staff/connections/webhooks.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useDecide } from '../use-decide.ts'
import { connectionMessages } from './connection-messages.ts'
import { WebhookForm } from './webhook-form.tsx'

type ChangeWebhookProps = {
  webhook: Webhook
  onSecret: (secret: string) => void
  onDone: () => void
}

/** All that can be done with an address. */
export function ChangeWebhook({ webhook, onSecret, onDone }: ChangeWebhookProps) {
  const words = useMessages(connectionMessages)
  const [asks, setAsks] = useState<'rotate' | 'remove'>()
  const pausing = useDecide(staffPauseWebhook, staffWebhooks)
  const rotating = useDecide(staffRotateWebhook, staffWebhooks)
  const removing = useDecide(staffRemoveWebhook, staffWebhooks)
  const seen = { webhook: webhook.id, version: webhook.version }
  const isPaused = webhook.pausedAt !== undefined
  const { host } = new URL(webhook.url)
  const close = () => setAsks(undefined)
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <WebhookForm webhook={webhook} onDone={onDone} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button
          variant="secondary"
          busy={pausing.isPending}
          onClick={() => pausing.decide({ ...seen, paused: !isPaused })}
        >
          {isPaused ? words.resume : words.pause}
        </Button>
        <Button variant="secondary" busy={rotating.isPending} onClick={() => setAsks('rotate')}>
          {words.rotate}
        </Button>
        <Button variant="danger" busy={removing.isPending} onClick={() => setAsks('remove')}>
          {words.remove}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asks === 'rotate'}
        title={words.rotateTitle(host)}
        text={words.rotateText}
        okLabel={words.rotate}
        cancelLabel={words.cancel}
        onCancel={close}
        onOk={() => {
          close()
          rotating.decide(seen, ({ secret }) => {
            onSecret(secret)
            onDone()
          })
        }}
      />
      <ConfirmDialog
        isOpen={asks === 'remove'}
        title={words.removeTitle(host)}
        text={words.removeText}
        okLabel={words.remove}
        cancelLabel={words.cancel}
        danger
        onCancel={close}
        onOk={() => {
          close()
          removing.decide(seen)
        }}
      />
    </div>
  )
}
