/** Moves the server's clock forward and answers what it shows then. */
export async function passMinutes(base: string, minutes: number): Promise<Date> {
  const answer = await fetch(`${base}/dev/clock?minutes=${minutes}`, { method: 'POST' })
  return new Date(((await answer.json()) as { now: string }).now)
}

/** Until the company's server has done something by itself. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`it never came: ${what}`)
}
