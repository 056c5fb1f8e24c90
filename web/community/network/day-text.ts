import { formatDay } from '#domain/core/time/format-date.ts'

/** The day of an instant on the clock of this device, as days are shown (docs/product/app.md#dates). */
export function dayText(instant: string): string {
  const at = new Date(instant)
  const two = (number: number) => String(number).padStart(2, '0')
  return formatDay(`${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`)
}
