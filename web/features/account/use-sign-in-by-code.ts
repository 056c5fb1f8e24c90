import { signIn as operation } from '#protocol/account/sign-in.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { deviceZone } from '#web/core/session/device-zone.ts'
import { useEnter } from './use-enter.ts'

/** Turns e-mail and code into a session; `onSignedIn` is told where the server leads. */
export function useSignInByCode(onSignedIn: (returnUrl: string) => void) {
  const enter = useEnter()
  const { mutate, isPending, refused, error, reset } = useSend(operation)
  const signIn = (email: string, code: string) =>
    mutate(
      { email, code, timeZone: deviceZone() },
      {
        onSuccess: (answer) => {
          if (answer.status === 0 || !answer.token) return
          onSignedIn(answer.returnUrl ?? '/')
          enter(answer.token)
        },
      },
    )
  const refusal = refused ?? Object.values(fieldErrors(error) ?? {})[0]
  return { signIn, isPending, refusal, forget: reset }
}
