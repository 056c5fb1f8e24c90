import { useState } from 'react'
import { signIn as operation } from '#protocol/people/names.ts'
import type { SignInQuestion } from '#protocol/people/account/sign-in.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { deviceZone } from '#web/core/session/device-zone.ts'
import { useEnter } from './use-enter.ts'

type Asked = SignInQuestion & { code: string }

/**
 * Turns e-mail and code into a session; `onSignedIn` is told where the server leads. Where somebody
 * registered with the address elsewhere the server asks first, and `asked` is what it asks.
 */
export function useSignInByCode(onSignedIn: (returnUrl: string) => void) {
  const enter = useEnter()
  const { mutate, isPending, refused, error, reset } = useSend(operation)
  const [asked, setAsked] = useState<Asked>()
  const signIn = (
    email: string,
    code: string,
    answer: { confirmed?: boolean; keepRegistration?: boolean } = {},
  ) =>
    mutate(
      { email, code, timeZone: deviceZone(), ...answer },
      {
        onSuccess: (said) => {
          setAsked(said.status === 1 && said.question ? { ...said.question, code } : undefined)
          if (said.status === 0 || !said.token) return
          onSignedIn(said.returnUrl ?? '/')
          enter(said.token)
        },
      },
    )
  const refusal = refused ?? Object.values(fieldErrors(error) ?? {})[0]
  return { signIn, isPending, refusal, forget: reset, asked, leave: () => setAsked(undefined) }
}
