import type { FastifyRequest } from 'fastify'
import { Problem, texts } from './problem.ts'

/*
 * Forms with files are read into memory. All that are under way in this process share one room;
 * a form that does not fit is asked to come back instead of taking the server down.
 */

/** The largest single form: a few pictures (PRODUCT.md 7). */
export const largestForm = 45 * 1024 * 1024
const room = 3 * largestForm

let taken = 0

/**
 * Runs `work` while the form's bytes are counted; one of unknown length counts as the largest.
 * @throws Problem 413 for a form that says it is larger, 429 when the room is full.
 */
export async function withRoom<Result>(
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const length = Number(request.headers['content-length'] ?? largestForm)
  if (!(length <= largestForm)) throw new Problem(413, texts.tooLarge)
  if (taken + length > room) throw new Problem(429, texts.tooMany, { retryAfterSeconds: 5 })
  taken += length
  try {
    return await work()
  } finally {
    taken -= length
  }
}
