import { useQueryClient } from '@tanstack/react-query'
import { jobs, postRelocation, relocationGaps } from '#protocol/jobs/names.ts'
import { staffToday } from '#protocol/staff/names.ts'
import type { InputOf, Success } from '#protocol/core/operation.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { errorToast } from '#web/ui/overlays/toast-store.ts'

export type Posted = Success<typeof postRelocation>['job']

/** Posts a relocation; the gaps are read anew, also when somebody else was first. */
export function usePost(onPosted: (job: Posted) => void) {
  const client = useQueryClient()
  const sending = useSend(postRelocation)
  const post = (input: InputOf<typeof postRelocation>) =>
    sending.mutate(input, {
      onSuccess: (answer) => {
        if (answer.status === 0) return errorToast(answer.message)
        onPosted(answer.job)
      },
      onSettled: () => {
        for (const { name } of [relocationGaps, staffToday, jobs])
          void client.invalidateQueries({ queryKey: [name] })
      },
    })
  return {
    post,
    isPending: sending.isPending,
    /** For a form that shows it; without one a toast says it. */
    get error() {
      return sending.error
    },
  }
}
