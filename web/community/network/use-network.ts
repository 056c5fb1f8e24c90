import { useQueryClient } from '@tanstack/react-query'
import {
  connections,
  referralTree,
  trust,
  userConnection,
  userDetails,
} from '#protocol/community/names.ts'
import type { Answer, InputOf, NamedCommand, Success } from '#protocol/core/operation.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { errorToast } from '#web/ui/overlays/toast-store.ts'

/** What shows people and how one stands to them. */
const readAgain = [connections.name, userDetails.name, referralTree.name, trust.name]

/**
 * Sends a change of the network and reads anew what it changes, also after a refusal: then the
 * screen was old. Refusals are toasts unless the form says them itself.
 */
export function useNetworkSend<Op extends NamedCommand>(operation: Op, { isForm = false } = {}) {
  const client = useQueryClient()
  const sending = useSend(operation)
  const send = (input: InputOf<Op>, onDone?: (answer: Success<Op>) => void) =>
    sending.mutate(input, {
      onSuccess: (answer: Answer<Op>) => {
        for (const name of readAgain) void client.invalidateQueries({ queryKey: [name] })
        if (answer.status === 1) onDone?.(answer)
        else if (!isForm) errorToast(answer.message)
      },
    })
  return { ...sending, send }
}

export const useConnection = () => useNetworkSend(userConnection)
