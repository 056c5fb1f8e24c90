import type { Answer, InputOf } from '#protocol/core/operation.ts'
import type { answerJobLocation, askJobLocation, stopJobLocation } from '#protocol/jobs/names.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'

type LocationCommand = typeof answerJobLocation | typeof askJobLocation | typeof stopJobLocation

/** Does something about a location; however it went, how it stands is read anew. */
export function useLocationAct<Op extends LocationCommand>(operation: Op, onChange: () => void) {
  const { mutate, isPending } = useSend<Op>(operation)
  const act = (input: InputOf<Op>, onDone?: () => void, said?: string) =>
    mutate(input, {
      onSuccess: (answer: Answer<LocationCommand>) => {
        if (answer.status === 0) return errorToast(answer.message)
        if (said) statusToast(said)
        onDone?.()
      },
      onSettled: onChange,
    })
  return { act, isPending }
}
