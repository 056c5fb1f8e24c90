import { cleanLine } from '../text/clean-text.ts'

const time = /^(\d{1,2})(?:[:.]?(\d\d))? ?(?:([ap]) ?\.? ?(?:m ?\.?)?)?(?: ?hr?s?\.?)?$/i

/** `HH:MM` out of a time as people write it: `9`, `9:00`, `9 am`, `5:30 p. m.`, `17:30`; undefined when it is none. */
export function typedTime(typed: string): string | undefined {
  const [, digits, minutes = '00', half] = time.exec(cleanLine(typed)) ?? []
  if (digits === undefined || Number(minutes) > 59) return undefined
  const hour = half === undefined ? Number(digits) : hourOfHalf(Number(digits), half.toLowerCase())
  return hour === undefined || hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`
}

/** The same for a field: what is no time stays as it was typed, for the field to refuse. */
export const tidyTime = (typed: string): string => typedTime(typed) ?? typed

/** 12 am is midnight, 12 pm noon; a clock of halves has no other hours than 1 to 12. */
const hourOfHalf = (hour: number, half: string): number | undefined =>
  hour < 1 || hour > 12 ? undefined : (hour % 12) + (half === 'p' ? 12 : 0)
