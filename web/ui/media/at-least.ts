/**
 * The work's result, not before `ms` milliseconds have passed: what flashes by cannot be read.
 * A failure is passed on at once.
 */
export async function atLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([
    work,
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms)
    }),
  ])
  return result
}
