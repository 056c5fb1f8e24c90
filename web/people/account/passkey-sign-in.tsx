import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { signInByPasskey, passkeySignInOptions } from '#protocol/people/names.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { deviceZone } from '#web/core/session/device-zone.ts'
import { askForPasskey, passkeysWork } from '#web/core/session/passkey.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { passkeyMessages } from './passkey-messages.ts'
import { useEnter } from './use-enter.ts'

/** Signs in with a passkey; nothing where there can be none. What went wrong stands beside the button. */
export function PasskeySignIn() {
  const words = useMessages(passkeyMessages)
  const enter = useEnter()
  const options = useSend(passkeySignInOptions)
  const sending = useSend(signInByPasskey)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!passkeysWork()) return null
  const signIn = async () => {
    setProblem(undefined)
    const begun = await options.mutateAsync({})
    if (begun.status === 0) return setProblem(begun.message)
    const asked = await askForPasskey(begun.options)
    if (!asked.response) return setProblem(words.cancelled)
    const answer = await sending.mutateAsync({
      response: asked.response,
      timeZone: deviceZone(),
    })
    if (answer.status === 0) return setProblem(answer.message)
    return enter(answer.token)
  }
  const press = () => {
    setAsking(true)
    // What the server could not be asked is told in a toast.
    void signIn()
      .catch(() => undefined)
      .finally(() => setAsking(false))
  }
  return (
    <div className="grid gap-3">
      {problem && (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      <Button variant="secondary" size="lg" full busy={isAsking} onClick={press}>
        <KeyRound aria-hidden="true" size={20} />
        {words.signIn}
      </Button>
    </div>
  )
}
