import { useQueryClient } from '@tanstack/react-query'
import type {
  Answer,
  InputOf,
  NamedCommand,
  NamedQuery,
  Success,
} from '#protocol/core/operation.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useSend } from '#web/core/api/use-read.ts'

/**
 * Changes something of the account and reads anew what shows it, also after a refusal: then it was
 * old. What was refused is for the section to say.
 */
export function useSetting<Op extends NamedCommand>(operation: Op, shownBy: readonly NamedQuery[]) {
  const client = useQueryClient()
  const { mutate, isPending, refused, error, reset, variables } = useSend(operation)
  const send = (input: InputOf<Op>, onDone: (answer: Success<Op>) => void) =>
    mutate(input, {
      onSuccess: (answer: Answer<Op>) => {
        if (answer.status === 1) onDone(answer)
      },
      onSettled: () => {
        for (const { name } of shownBy) void client.invalidateQueries({ queryKey: [name] })
      },
    })
  const refusal = refused ?? Object.values(fieldErrors(error) ?? {})[0]
  return { send, isPending, variables, refusal, forget: reset }
}
