import { Problem, texts } from '../api/problem.ts'

/*
 * Drawing a picture takes memory by its pixels, not by its bytes. All pictures that one
 * server has drawn share one budget, whichever process draws them; who does not fit waits, and when too many wait the next is asked to come back.
 */

/** No single picture may have more; also what all together may unfold to at one time. */
export const mostPixels = 50_000_000
const mostWaiting = 32

let free = mostPixels
const waiting: { pixels: number; start: () => void }[] = []

function admit(): void {
  for (let next = waiting[0]; next && next.pixels <= free; next = waiting[0]) {
    waiting.shift()
    free -= next.pixels
    next.start()
  }
}

/**
 * Runs `work` as soon as so many pixels are free, in the order of coming.
 * @throws Problem 429 when many wait already.
 */
export async function withPixels<Result>(
  pixels: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const wanted = Math.min(pixels, mostPixels)
  if (waiting.length >= mostWaiting) {
    throw new Problem(429, texts.tooMany, { retryAfterSeconds: 5 })
  }
  await new Promise<void>((resolve) => {
    waiting.push({ pixels: wanted, start: resolve })
    admit()
  })
  try {
    return await work()
  } finally {
    free += wanted
    admit()
  }
}
