import { formatWallTime } from '#domain/core/time/format-date.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** An instant as a wall time on this device's clock. */
export function onThisClock(instant: string): string {
  const at = new Date(instant)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** An instant on this device's clock: DD/MM/YYYY HH:mm. */
export const instantText = (instant: string): string => formatWallTime(onThisClock(instant))
