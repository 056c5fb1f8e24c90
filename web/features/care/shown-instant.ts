import { formatDay } from '#domain/time/format-date.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** DD/MM/YYYY HH:mm by the clock of this device, which stands where the car is. */
export function shownInstant(instant: string): string {
  const date = new Date(instant)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${formatDay(day)} ${two(date.getHours())}:${two(date.getMinutes())}`
}
