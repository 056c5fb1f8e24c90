import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarLink, endCalendarLink, makeCalendarLink } from '#protocol/staff/names.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ownCalendarMessages } from './own-calendar-messages.ts'

/** The secret address of the calendar of one's own rentals (docs/product/calendars.md#calendars-out). */
export function OwnCalendarCard() {
  const words = useMessages(ownCalendarMessages)
  const { data, error, refetch } = useRead(calendarLink, {})
  const client = useQueryClient()
  const making = useSend(makeCalendarLink)
  const ending = useSend(endCalendarLink)
  const [address, setAddress] = useState<string>()
  if (!data) {
    if (error) return <ReadFailed error={error} onRetry={refetch} />
    return <Skeleton className="h-40" />
  }
  const again = () => void client.invalidateQueries({ queryKey: [calendarLink.name] })
  const make = () =>
    making.mutate(
      {},
      {
        onSuccess: (answer) =>
          answer.status === 0 ? errorToast(answer.message) : setAddress(answer.address),
        onSettled: again,
      },
    )
  const end = () =>
    ending.mutate(
      {},
      {
        onSuccess: (answer) => {
          if (answer.status === 0) return errorToast(answer.message)
          setAddress(undefined)
          statusToast(words.ended)
        },
        onSettled: again,
      },
    )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '')
      statusToast(words.copied)
    } catch {
      errorToast(words.notCopied)
    }
  }
  const isMade = data.madeAt !== undefined
  return (
    <Card aria-labelledby="own-calendar" className="grid gap-3">
      <h2 id="own-calendar">{words.title}</h2>
      <p className="text-ink-2">
        {words.lead} {isMade && address === undefined && words.renewLead}
      </p>
      {address !== undefined && (
        <>
          <p role="status">{words.once}</p>
          <p className="rounded-control bg-sunken p-3.5 font-code text-14 break-all">{address}</p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {address !== undefined && <Button onClick={() => void copy()}>{words.copy}</Button>}
        <Button variant="secondary" busy={making.isPending} onClick={make}>
          {isMade ? words.renew : words.make}
        </Button>
        {isMade && (
          <Button variant="ghost" busy={ending.isPending} onClick={end}>
            {words.end}
          </Button>
        )}
      </div>
    </Card>
  )
}
