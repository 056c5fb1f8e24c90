import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { userInfo } from '#protocol/account/user-info.ts'
import { booking } from '#protocol/bookings/booking.ts'
import type { Answer, Command, InputOf, Success } from '#protocol/core/operation.ts'
import { useFormDraft } from '#web/core/use-form-draft.ts'
import { useSend } from '#web/core/use-read.ts'
import { useServerErrors } from '#web/core/use-server-errors.ts'

function isSuccess<Op extends Command>(answer: Answer<Op>): answer is Success<Op> {
  return answer.status === 1
}

/**
 * One form of the account: its draft on the device, the server's sentences at its fields, and
 * what has to be read anew once it is saved.
 */
export function useSave<Op extends Command, Values extends FieldValues>(
  operation: Op,
  form: UseFormReturn<Values>,
  draftName: string,
  onSaved: (answer: Success<Op>) => void,
) {
  const queryClient = useQueryClient()
  const { mutate, isPending, data, error } = useSend(operation)
  const { isKept, forget } = useFormDraft(form, draftName)
  useServerErrors(form, error)
  const save = (input: InputOf<Op>) =>
    mutate(input, {
      onSuccess: (answer) => {
        if (!isSuccess(answer)) return
        forget()
        onSaved(answer)
        for (const { name } of [userInfo, booking]) {
          void queryClient.invalidateQueries({ queryKey: [name] })
        }
      },
    })
  return { save, isPending, isKept, forget, refusal: data?.status === 0 ? data.message : undefined }
}
