import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { userInfo, passkeyRegistrationOptions, passkeys } from '#protocol/people/names.ts'
import { registerPasskey } from '#protocol/people/passkeys/passkeys.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { createPasskey } from '#web/core/session/passkey.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { passkeyMessages } from '../passkey-messages.ts'

type AddPasskeyProps = { usualName: string; onAdded: () => void }

/** Asks for a name, then the device for a new passkey; what it was called stays when that fails. */
export function AddPasskey({ usualName, onAdded }: AddPasskeyProps) {
  const words = useMessages(passkeyMessages)
  const client = useQueryClient()
  const form = useForm({ defaultValues: { name: usualName } })
  const options = useSend(passkeyRegistrationOptions)
  const registering = useSend(registerPasskey)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const add = async (name: string) => {
    setProblem(undefined)
    const begun = await options.mutateAsync({})
    if (begun.status === 0) return setProblem(begun.message)
    const made = await createPasskey(begun.options)
    if (!made.response) return setProblem(made.failure === 'known' ? words.known : words.notAdded)
    const answer = await registering.mutateAsync({ name, response: made.response })
    if (answer.status === 0) return setProblem(answer.message)
    for (const read of [passkeys, userInfo])
      void client.invalidateQueries({ queryKey: [read.name] })
    statusToast(words.added(name.trim()))
    form.reset()
    return onAdded()
  }
  const submit = form.handleSubmit(({ name }) => {
    setAsking(true)
    // What the server could not be asked is told in a toast.
    void add(name)
      .catch(() => undefined)
      .finally(() => setAsking(false))
  })
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      {problem && (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      <TextField
        label={words.name}
        hint={words.nameHint}
        required
        autoComplete="off"
        error={form.formState.errors.name?.message}
        {...form.register('name', asked(registerPasskey.input.shape.name))}
      />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={isAsking}>
        {words.add}
      </Button>
    </form>
  )
}
