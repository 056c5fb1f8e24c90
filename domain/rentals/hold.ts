/** How long a car is held for somebody who is paying (PRODUCT.md 6). */
export const holdMinutes = 30
/** When the screen begins to warn. */
export const holdWarningMinutes = 5

export function holdExpiresAt(now: Date): Date {
  return new Date(now.getTime() + holdMinutes * 60_000)
}

/** A hold ends at its last moment, not after it. */
export function isHoldLive(expiresAt: Date, now: Date): boolean {
  return now.getTime() < expiresAt.getTime()
}
