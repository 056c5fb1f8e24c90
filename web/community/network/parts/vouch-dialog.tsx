import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Recommendation } from '#protocol/community/network/recommendation.ts'
import { userRecommendation } from '#protocol/community/network/user-recommendation.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { TrustWidget } from '#web/community/trust-widget/trust-widget.tsx'
import { networkMessages } from '../messages.ts'
import { useNetworkSend } from '../use-network.ts'
import { RefusedNote } from './refused-note.tsx'

type VouchButtonProps = {
  userId: string
  name: string
  /** The vouch that a new one takes the place of. */
  before?: Recommendation | undefined
}

/** Opens the dialog in which one vouches for somebody. */
export function VouchButton({ userId, name, before }: VouchButtonProps) {
  const words = useMessages(networkMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={before ? words.vouchNewOf(name) : words.vouchFor(name)}
        onClick={() => setOpen(true)}
      >
        {before ? words.vouchNew : words.vouch}
      </Button>
      {isOpen && (
        <VouchDialog userId={userId} name={name} before={before} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const steps = ['0.25', '0.5', '0.75', '1'] as const
const nearest = (value: number) =>
  steps.toSorted((a, b) => Math.abs(Number(a) - value) - Math.abs(Number(b) - value))[0] ?? '0.5'

function VouchDialog({
  userId,
  name,
  before,
  onClose,
}: VouchButtonProps & { onClose: () => void }) {
  const words = useMessages(networkMessages)
  const { send, isPending, refused, error } = useNetworkSend(userRecommendation, { isForm: true })
  const form = useForm({
    // An error that comes when the field is left would move the button away from under the finger.
    mode: 'onSubmit',
    defaultValues: {
      comment: before?.comment ?? '',
      rating: before ? String(before.rating) : '',
      confidence: nearest(before?.confidence ?? 0.5),
    },
  })
  const confidence = useWatch({ control: form.control, name: 'confidence' })
  useServerErrors(form, error)
  const { errors, isDirty } = form.formState
  const fields = userRecommendation.input.shape
  const submit = form.handleSubmit((values) =>
    send({ userId, ...values }, () => {
      statusToast(words.vouched)
      onClose()
    }),
  )
  return (
    <Dialog title={words.vouchFor(name)} isOpen onClose={onClose} confirmClose={isDirty}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p>{words.vouchText}</p>
        <TrustWidget userId={userId} />
        <TextArea
          label={words.vouchComment}
          required
          error={errors.comment?.message}
          {...form.register('comment', asked(fields.comment))}
        />
        <TextField
          label={words.rating}
          required
          inputMode="numeric"
          error={errors.rating?.message}
          {...form.register('rating', asked(fields.rating))}
        />
        <RadioCards
          label={words.confidence}
          required
          columns={2}
          value={confidence}
          onChange={(id) =>
            form.setValue('confidence', steps.find((step) => step === id) ?? '0.5', {
              shouldDirty: true,
            })
          }
          cards={steps.map((id) => ({ id, content: words.confidences[id] }))}
        />
        <RefusedNote text={refused} />
        <Button type="submit" busy={isPending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  )
}
