import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type OwnInvitation, referralInvite } from '#protocol/community/network/referral-invite.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { networkMessages } from '../messages.ts'
import { useNetworkSend } from '../use-network.ts'
import { RefusedNote } from './refused-note.tsx'
import { LinkCard } from './link-card.tsx'

/** Makes a personal link, and then shows it (docs/product/community.md#invitations). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(networkMessages)
  const [made, setMade] = useState<OwnInvitation>()
  const { send, isPending, refused, error } = useNetworkSend(referralInvite, { isForm: true })
  const form = useForm({
    mode: 'onBlur',
    defaultValues: { firstName: '', review: '', reputation: '' },
  })
  useServerErrors(form, error)
  const { errors, isDirty } = form.formState
  const fields = referralInvite.input.shape
  const submit = form.handleSubmit((values) =>
    send(values, ({ invitation }) => setMade(invitation)),
  )
  return (
    <Dialog
      title={made ? words.linkFor(made.firstName) : words.inviteTitle}
      isOpen
      onClose={onClose}
      confirmClose={isDirty && !made}
    >
      {made ? (
        <div role="status">
          <LinkCard invitation={made} />
        </div>
      ) : (
        <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <p>{words.bringText}</p>
          <TextField
            label={words.friend}
            required
            autoComplete="off"
            error={errors.firstName?.message}
            {...form.register('firstName', asked(fields.firstName))}
          />
          <TextArea
            label={words.review}
            hint={words.reviewHint}
            error={errors.review?.message}
            {...form.register('review', asked(fields.review))}
          />
          <TextField
            label={words.reputation}
            required
            inputMode="numeric"
            error={errors.reputation?.message}
            {...form.register('reputation', asked(fields.reputation))}
          />
          <RefusedNote text={refused} />
          <Button type="submit" busy={isPending}>
            {words.makeLink}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
