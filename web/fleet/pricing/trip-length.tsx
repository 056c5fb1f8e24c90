import { useLanguage } from '#web/core/i18n.ts'
import { tripLengthText } from './trip-length-text.ts'

/** How long the trip is, in days and in the units of the price; a sentence with its stop. */
export function TripLength({ start, end }: { start?: string; end?: string }) {
  const text = tripLengthText(start, end, useLanguage())
  return text === '' ? null : <>{text}.</>
}
