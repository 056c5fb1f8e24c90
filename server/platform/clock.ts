let shiftMs = 0

/** The server's clock. Only tests shift it (TEST_CLOCK). */
export const clock = () => new Date(Date.now() + shiftMs)

export function moveClock(minutes: number): void {
  shiftMs += minutes * 60_000
}
