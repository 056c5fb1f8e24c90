/** What is left of a short time, running: «29 min 05 s», «45 s» (docs/design.md#content). */
export function secondsText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const rest = whole % 60
  return whole < 60
    ? `${rest} s`
    : `${Math.floor(whole / 60)} min ${String(rest).padStart(2, '0')} s`
}

/**
 * A duration as «22 h», «1 h 15 min» or «15 min», the same in both languages; never «1:15», which
 * reads as a time of day (docs/design.md#content).
 * @param minutes whole ones count; below 0 is 0
 */
export function durationText(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes))
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
