import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { ratingCriteria } from '#protocol/community/names.ts'
import type { JobValueName } from '#protocol/community/reviews/choices.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { reviewMessages } from './messages.ts'
import { RatingScale } from './rating-scale.tsx'

type CriteriaScalesProps<Name extends JobValueName> = {
  /** Which are asked, in this order. */
  names: readonly Name[]
  register: (name: Name) => UseFormRegisterReturn
  errorOf: (name: Name) => string | undefined
  /** What else is asked; it comes with the scales, so that the first fault from the top gets the focus. */
  children: ReactNode
}

/** A scale for each criterion (docs/product/community.md#criteria). */
export function CriteriaScales<Name extends JobValueName>({
  names,
  register,
  errorOf,
  children,
}: CriteriaScalesProps<Name>) {
  const words = useMessages(reviewMessages)
  const { data, error, refetch } = useRead(ratingCriteria, {})
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  return (
    <div className="grid gap-5">
      <div className="grid gap-4">
        <p className="text-ink-2">{words.scaleHint}</p>
        {names.map((field) => {
          const criterion = data.criteria.find(({ id }) => field === `id${id}`)
          return (
            criterion && (
              <RatingScale
                key={field}
                label={criterion.name}
                error={errorOf(field)}
                {...register(field)}
              />
            )
          )
        })}
      </div>
      {children}
    </div>
  )
}
