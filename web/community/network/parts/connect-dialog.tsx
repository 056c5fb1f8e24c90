import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { userConnection } from '#protocol/community/network/user-connection.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { networkMessages } from '../messages.ts'
import { useNetworkSend } from '../use-network.ts'
import { RefusedNote } from './refused-note.tsx'

type SentState = 'asked' | 'connected'
type ConnectProps = {
  userId: string
  name: string
  /** How the two stand now, for what the server is not asked about again. */
  onSent?: (state: SentState) => void
}

/** Asks somebody for a connection, with a few words. */
export function ConnectButton(props: ConnectProps) {
  const words = useMessages(networkMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" aria-label={words.connectWith(props.name)} onClick={() => setOpen(true)}>
        {words.connect}
      </Button>
      {isOpen && <ConnectDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ConnectDialog({ userId, name, onSent, onClose }: ConnectProps & { onClose: () => void }) {
  const words = useMessages(networkMessages)
  const { send, isPending, refused, error } = useNetworkSend(userConnection, { isForm: true })
  const form = useForm({ mode: 'onBlur', defaultValues: { comment: '' } })
  useServerErrors(form, error)
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit(({ comment }) =>
    send({ userId, comment }, ({ state }) => {
      const isConnected = state === 'connected'
      statusToast(isConnected ? words.connectedNow(name) : words.askedNow)
      onClose()
      onSent?.(isConnected ? 'connected' : 'asked')
    }),
  )
  return (
    <Dialog
      title={words.connectWith(name)}
      isOpen
      onClose={onClose}
      confirmClose={isDirty}
      width="narrow"
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextArea
          label={words.connectComment}
          error={errors.comment?.message}
          {...form.register('comment', asked(userConnection.input.shape.comment))}
        />
        <RefusedNote text={refused} />
        <Button type="submit" busy={isPending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  )
}
