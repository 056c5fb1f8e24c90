/** The time of an instant on the reader's own clock: '08:59'. */
export const instantTime = (instant: string): string => {
  const at = new Date(instant)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}
