import { bookingChangesCompleted } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { dashboardMessages } from '../messages.ts'
import type { SelectedRental } from '../shown.ts'
import { useAct } from '../use-act.ts'

/** What staff wrote; when they asked for changes, the button that says they are made. */
export function StaffRequest({ rental, text }: { rental: SelectedRental; text: string }) {
  const words = useMessages(dashboardMessages)
  const { act, isPending } = useAct(bookingChangesCompleted)
  const isAsked = rental.allowedActions.includes('bookingChangesCompleted')
  return (
    <Banner tone={isAsked ? 'warn' : 'info'}>
      <p className="text-14">{words.fromStaff}</p>
      <p className="font-bold whitespace-pre-wrap">{text}</p>
      {isAsked && (
        <Button
          size="sm"
          variant="secondary"
          busy={isPending}
          onClick={() =>
            act({ order: rental.orderId, changesAsked: rental.changesAsked }, words.changesSent)
          }
          className="mt-2"
        >
          {words.actions.bookingChangesCompleted}
        </Button>
      )}
    </Banner>
  )
}
