let before: Promise<unknown> = Promise.resolve()

const afterOthers = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Draws one PDF after the other. It takes some 60 ms in which the process does nothing
 * else; between two of them whatever else came in goes on.
 */
export function oneAtATime<Result>(draw: () => Promise<Result>): Promise<Result> {
  const drawn = before.then(afterOthers).then(draw)
  before = drawn.catch(() => {})
  return drawn
}
