import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { passkeys } from '#protocol/people/names.ts'
import { renamePasskey } from '#protocol/people/passkeys/passkeys.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { passkeyMessages } from '../passkey-messages.ts'
import { useSetting } from './use-setting.ts'

/** Another name for a passkey. */
export function RenamePasskey({
  id,
  name,
  onEnd,
}: {
  id: string
  name: string
  onEnd: () => void
}) {
  const words = useMessages(passkeyMessages)
  const form = useForm({ defaultValues: { name } })
  const { send, isPending, refusal, forget } = useSetting(renamePasskey, [passkeys])
  const { setFocus } = form
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  const submit = form.handleSubmit((values) =>
    send({ passkey: id, name: values.name }, () => {
      statusToast(words.renamed(values.name.trim()))
      onEnd()
    }),
  )
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.newName(name)}
        required
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd()
        }}
        error={form.formState.errors.name?.message ?? refusal}
        {...form.register('name', { ...asked(renamePasskey.input.shape.name), onChange: forget })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {words.save}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
