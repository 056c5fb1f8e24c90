import { useQueryClient } from '@tanstack/react-query'
import {
  job,
  type jobAccept,
  type jobApplicationRemove,
  type jobCancel,
  type jobCompletion,
  jobFilters,
  jobs,
  type markJobDone,
} from '#protocol/jobs/names.ts'
import type { Answer, InputOf } from '#protocol/core/operation.ts'
import { readOptions, useSend } from '#web/core/api/use-read.ts'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'

type JobCommand =
  | typeof jobAccept
  | typeof jobApplicationRemove
  | typeof jobCancel
  | typeof jobCompletion
  | typeof markJobDone

/**
 * Does something about a job; what came of it is shown at once. Whatever was refused, the job is
 * read anew: somebody else may have been first.
 */
export function useJobAct<Op extends JobCommand>(operation: Op) {
  const client = useQueryClient()
  const sending = useSend<Op>(operation)
  const act = (input: InputOf<Op>, said: string, onDone?: () => void) =>
    sending.mutate(input, {
      onSuccess: (answer: Answer<JobCommand>) => {
        if (answer.status === 0) return errorToast(answer.message)
        client.setQueryData(readOptions(job, { id: answer.job.id }).queryKey, answer)
        statusToast(said)
        onDone?.()
      },
      onSettled: () => {
        for (const { name } of [job, jobs, jobFilters])
          void client.invalidateQueries({ queryKey: [name] })
      },
    })
  return { act, sending }
}
