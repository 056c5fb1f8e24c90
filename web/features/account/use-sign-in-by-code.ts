import { useQueryClient } from '@tanstack/react-query'
import { signIn as operation } from '#protocol/account/sign-in.ts'
import { forgetProof } from '#web/core/session/browser-proof.ts'
import { forgetDraft } from '#web/core/forms/draft.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { deviceZone } from '#web/core/session/device-zone.ts'
import { isSignedIn, startSession } from '#web/core/session/session.ts'
import { useSend } from '#web/core/api/use-read.ts'

/** Turns e-mail and code into a session; `onSignedIn` is told where the server leads. */
export function useSignInByCode(onSignedIn: (returnUrl: string) => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending, refused, error, reset } = useSend(operation)
  const signIn = (email: string, code: string) =>
    mutate(
      { email, code, timeZone: deviceZone() },
      {
        onSuccess: (answer) => {
          if (answer.status === 0 || !answer.token) return
          forgetDraft('welcome')
          forgetProof()
          const wasSignedIn = isSignedIn()
          onSignedIn(answer.returnUrl ?? '/')
          startSession(answer.token)
          // What somebody else was shown, a visitor or who only registered, is not what this person sees.
          queryClient.removeQueries({ type: 'inactive' })
          void (wasSignedIn ? queryClient.resetQueries() : queryClient.invalidateQueries())
        },
      },
    )
  const refusal = refused ?? Object.values(fieldErrors(error) ?? {})[0]
  return { signIn, isPending, refusal, forget: reset }
}
