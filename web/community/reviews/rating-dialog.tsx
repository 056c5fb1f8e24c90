import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { formatDay, formatWeekDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { dashboard } from '#protocol/rentals/names.ts'
import { myRatings, reviews, submitRating } from '#protocol/community/names.ts'
import type { MyRating } from '#protocol/community/reviews/my-ratings.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { reviewMessages } from './messages.ts'
import { noRating, RatingFields } from './rating-fields.tsx'

type RatingDialogProps = { rating: MyRating; onClose: () => void }

/** The renter rates a rental; what was typed stays until the server has it (docs/product/community.md#when-one-rates). */
export function RatingDialog({ rating, onClose }: RatingDialogProps) {
  const words = useMessages(reviewMessages)
  const lang = useLanguage()
  const queries = useQueryClient()
  const form = useForm({ defaultValues: noRating })
  const sending = useSend(submitRating)
  useServerErrors(form, sending.error)
  const { order, transaction, car, period, until } = rating
  const send = form.handleSubmit(({ privateNote, ...values }) =>
    sending.mutate(
      { order, transaction, ...values, privateNote: privateNote.trim() || undefined },
      {
        onSuccess: (answer) => {
          if (answer.status === 0) return errorToast(answer.message)
          statusToast(words.thanks)
          onClose()
        },
        onSettled: () => {
          for (const { name } of [myRatings, reviews, dashboard])
            void queries.invalidateQueries({ queryKey: [name] })
        },
      },
    ),
  )
  return (
    <Dialog
      title={words.dialogTitle}
      isOpen
      onClose={onClose}
      confirmClose={form.formState.isDirty}
      footer={
        <Button size="lg" full busy={sending.isPending} onClick={() => void send()}>
          {words.send}
        </Button>
      }
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
        <div className="grid gap-1">
          <p className="font-bold">{car}</p>
          <p className="text-14 text-ink-2">
            {words.period(formatDay(period.start), formatDay(period.end))}
          </p>
          <p>{until ? words.rateText(formatWeekDay(dayOf(until), lang)) : words.rateEarly}</p>
        </div>
        <RatingFields form={form} />
      </form>
    </Dialog>
  )
}
