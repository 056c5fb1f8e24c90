import { useQueryClient } from '@tanstack/react-query'
import { forgetDraft } from '#web/core/forms/draft.ts'
import { forgetProof } from '#web/core/session/browser-proof.ts'
import { isSignedIn, startSession } from '#web/core/session/session.ts'

/** Begins the session that a code or a passkey opened. */
export function useEnter() {
  const queryClient = useQueryClient()
  return (token: string) => {
    forgetDraft('welcome')
    forgetProof()
    const wasSignedIn = isSignedIn()
    startSession(token)
    // What somebody else was shown, a visitor or who only registered, is not what this person sees.
    queryClient.removeQueries({ type: 'inactive' })
    void (wasSignedIn ? queryClient.resetQueries() : queryClient.invalidateQueries())
  }
}
