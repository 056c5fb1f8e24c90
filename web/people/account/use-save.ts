import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { createContext, useContext } from 'react'
import { userInfo } from '#protocol/people/names.ts'
import type { Answer, InputOf, NamedCommand, Success } from '#protocol/core/operation.ts'
import { errorText, fieldErrors } from '#web/core/api/errors.ts'
import { useFormDraft } from '#web/core/forms/use-form-draft.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'

/** Operations of later wings whose answers change with the account; `web/app/screens` names them. */
export const AnswersOfAccount = createContext<readonly string[]>([])

/** The pictures of a license or a policy stand in its form without being among its values. */
const filesOfForms = ['pictures']

function isSuccess<Op extends NamedCommand>(answer: Answer<Op>): answer is Success<Op> {
  return answer.status === 1
}

/**
 * One form of the account: its draft on the device, the server's sentences at its fields, and
 * what has to be read anew once it is saved. `save` answers whether it is; why not stands in the form.
 */
export function useSave<Op extends NamedCommand, Values extends FieldValues>(
  operation: Op,
  form: UseFormReturn<Values>,
  draftName: string,
  onSaved: (answer: Success<Op>) => void,
) {
  const queryClient = useQueryClient()
  const others = useContext(AnswersOfAccount)
  const { mutateAsync, isPending, refused, error } = useSend(operation)
  const { isKept, forget } = useFormDraft(form, draftName)
  useServerErrors(form, error, filesOfForms)
  const save = async (input: InputOf<Op>): Promise<boolean> => {
    const answer = await mutateAsync(input).catch(() => undefined)
    if (!answer) return false
    // Also after a refusal: an operation for visitors does not say that the session is dead.
    for (const name of [userInfo.name, ...others]) {
      void queryClient.invalidateQueries({ queryKey: [name] })
    }
    if (!isSuccess(answer)) return false
    forget()
    onSaved(answer)
    return true
  }
  const atFields = fieldErrors(error)
  const told = atFields && errorText(error)
  // A sentence that stands at its field already is not said a second time.
  const isSaid = told !== undefined && Object.values(atFields ?? {}).includes(told)
  const refusal = refused ?? (isSaid ? undefined : told)
  return { save, isPending, isKept, forget, refusal }
}
