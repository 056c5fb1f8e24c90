import { useState } from 'react'
import {
  openPasskeys,
  passkeyCode,
  passkeySignInOptions,
  passkeys,
} from '#protocol/people/names.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { askForPasskey, passkeysWork } from '#web/core/session/passkey.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { useMailedCode } from '#web/ui/forms/use-mailed-code.ts'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { passkeyMessages } from '../passkey-messages.ts'
import { useSetting } from './use-setting.ts'

/**
 * Before passkeys are added or removed: who is there shows it again, by a mailed code or by a
 * passkey that they have (docs/product/accounts.md#passkeys).
 */
export function OpenPasskeys({ hasOne }: { hasOne: boolean }) {
  const words = useMessages(passkeyMessages)
  const mailing = useSetting(passkeyCode, [])
  const opening = useSetting(openPasskeys, [passkeys])
  const [isSent, setSent] = useState(false)
  const sendMail = () =>
    mailing.send({}, () => {
      setSent(true)
      statusToast(words.codeSent)
    })
  const { ref, field, submit } = useMailedCode({
    refusal: opening.refusal,
    forget: opening.forget,
    send: (code) => {
      if (!opening.isPending) opening.send({ code }, () => {})
    },
    sendsItself: true,
  })
  return (
    <div className="grid gap-3">
      <p>{words.openFirst}</p>
      {mailing.refusal && (
        <Banner tone="danger" role="alert">
          {mailing.refusal}
        </Banner>
      )}
      {isSent && (
        <form noValidate className="grid gap-3" onSubmit={submit}>
          <TextField {...field} ref={ref} label={words.code} name="code" />
          <Button type="submit" className="justify-self-start" busy={opening.isPending}>
            {words.confirm}
          </Button>
        </form>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={mailing.isPending} onClick={sendMail}>
          {isSent ? words.sendAgain : words.sendCode}
        </Button>
        {hasOne && passkeysWork() && <OpenByPasskey />}
      </div>
    </div>
  )
}

function OpenByPasskey() {
  const words = useMessages(passkeyMessages)
  const options = useSend(passkeySignInOptions)
  const { send, isPending, refusal } = useSetting(openPasskeys, [passkeys])
  const [problem, setProblem] = useState<string>()
  const open = async () => {
    setProblem(undefined)
    const begun = await options.mutateAsync({})
    if (begun.status === 0) return setProblem(begun.message)
    const asked = await askForPasskey(begun.options)
    if (!asked.response) return setProblem(words.notOpened)
    return send({ response: asked.response }, () => {})
  }
  const said = problem ?? refusal
  return (
    <>
      <Button
        variant="secondary"
        busy={options.isPending || isPending}
        // What the server could not be asked is told in a toast.
        onClick={() => void open().catch(() => undefined)}
      >
        {words.openByPasskey}
      </Button>
      {said && (
        <p role="alert" className="font-bold text-danger">
          {said}
        </p>
      )}
    </>
  )
}
