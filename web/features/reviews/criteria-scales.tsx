import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { type ValueName, valueNames } from '#protocol/reviews/rated-fields.ts'
import { ratingCriteria } from '#protocol/reviews/rating-criteria.ts'
import { errorStateText } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { reviewMessages } from './messages.ts'
import { RatingScale } from './rating-scale.tsx'

type CriteriaScalesProps = {
  register: (name: ValueName) => UseFormRegisterReturn
  errorOf: (name: ValueName) => string | undefined
  /** What else is asked; it comes with the scales, so that the first fault from the top gets the focus. */
  children: ReactNode
}

/** A scale for each criterion (docs/product/community.md#criteria). */
export function CriteriaScales({ register, errorOf, children }: CriteriaScalesProps) {
  const words = useMessages(reviewMessages)
  const { data, error, refetch } = useRead(ratingCriteria, {})
  if (!data)
    return error ? (
      <ErrorState text={errorStateText(error)} onRefresh={refetch} />
    ) : (
      <Skeleton className="h-80" />
    )
  return (
    <div className="grid gap-5">
      <div className="grid gap-4">
        <p className="text-ink-2">{words.scaleHint}</p>
        {data.criteria.map(({ id, name }) => {
          const field = valueNames.find((one) => one === `id${id}`)
          return (
            field && (
              <RatingScale key={id} label={name} error={errorOf(field)} {...register(field)} />
            )
          )
        })}
      </div>
      {children}
    </div>
  )
}
