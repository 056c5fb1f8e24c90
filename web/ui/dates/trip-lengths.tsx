import { addDays } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Segments } from '../forms/segments.tsx'
import { type DateLimits, type DateRange, endAfter } from './date-limits.ts'
import { dateMessages } from './date-messages.ts'
import { lengths } from './usual-trip.ts'

type TripLengthsProps = {
  range: DateRange
  limits: DateLimits
  minDays: number
  onChange: (end: string) => void
}

/** A week, a month, three months: a press sets the end, never the start. Those that cannot be are not there. */
export function TripLengths({
  range: { start, end },
  limits,
  minDays,
  onChange,
}: TripLengthsProps) {
  const words = useMessages(dateMessages)
  if (!start) return null
  const offered = lengths.flatMap((days) => {
    const until = days < minDays ? undefined : endAfter(start, days, limits)
    return until ? [{ id: days, name: words.lengths[days], until }] : []
  })
  if (offered.length === 0) return null
  return (
    <Segments
      label={words.howLong}
      hidesLabel
      items={offered}
      value={offered.find(({ id, until }) => end === addDays(start, id) || end === until)?.id}
      onChange={(days) => {
        const chosen = offered.find(({ id }) => id === days)
        if (chosen) onChange(chosen.until)
      }}
    />
  )
}
