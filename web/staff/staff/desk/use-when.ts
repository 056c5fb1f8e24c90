import { useState } from 'react'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { useLanguage } from '#web/core/i18n.ts'
import { onThisClock, rowDay, rowTime } from '../instant-text.ts'

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
    wall: (time) => rowTime(time, how),
    day: (time) => rowDay(dayOf(time), how),
    instant: (instant) => rowTime(onThisClock(instant), how),
  }
}
