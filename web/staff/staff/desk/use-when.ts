import { useState } from 'react'
import { formatRowDay, formatRowTime } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { useLanguage } from '#web/core/i18n.ts'
import { onThisClock } from '../instant-text.ts'

/** How moments are written in the staff's lists: those of an area on its clock, those of the record on this device's. */
export function useWhen(): {
  wall: (time: string) => string
  /** The day alone, of a day or of a moment. */
  day: (time: string) => string
  instant: (instant: string) => string
} {
  const lang = useLanguage()
  const [today] = useState(() => onThisClock(new Date().toISOString()).slice(0, 10))
  const how = { lang, today }
  return {
    wall: (time) => formatRowTime(time, how),
    day: (time) => formatRowDay(dayOf(time), how),
    instant: (instant) => formatRowTime(onThisClock(instant), how),
  }
}
