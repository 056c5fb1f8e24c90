import { useQueryClient } from '@tanstack/react-query'
import { signIn as operation } from '#protocol/account/sign-in.ts'
import { forgetDraft } from '#web/core/draft.ts'
import { fieldErrors } from '#web/core/errors.ts'
import { startSession } from '#web/core/session.ts'
import { useSend } from '#web/core/use-read.ts'

/** Turns e-mail and code into a session; `onSignedIn` is told where the server leads. */
export function useSignInByCode(onSignedIn: (returnUrl: string) => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending, data, error, reset } = useSend(operation)
  const signIn = (email: string, code: string) =>
    mutate(
      { email, code },
      {
        onSuccess: (answer) => {
          if (answer.status === 0) return
          forgetDraft('welcome')
          // What a visitor was shown is not what this person sees.
          queryClient.removeQueries({ type: 'inactive' })
          void queryClient.invalidateQueries()
          onSignedIn(answer.returnUrl)
          startSession(answer.token)
        },
      },
    )
  const refusal = data?.status === 0 ? data.message : Object.values(fieldErrors(error) ?? {})[0]
  return { signIn, isPending, refusal, forget: reset }
}
