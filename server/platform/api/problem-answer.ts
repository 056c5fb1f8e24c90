import { fieldMessage } from '#protocol/core/field-messages.ts'
import type { ProblemBody } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import { DatabaseAway } from '../db/database-away.ts'
import { databaseRefusal } from './database-refusals.ts'
import { Problem, texts } from './problem.ts'
import { isDiskFull } from '../file-refusal.ts'
import { sqlState } from '../retry.ts'

/* A statement or a lock took too long; the database has no memory or none of something else left. */
const overloaded = /^(57014|55P03|53\w{3})$/

/** What any thrown thing becomes on the wire; never a library's own words (docs/wire.md), nor the database's. */
export function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  const refusal = databaseRefusal(error)
  if (refusal) return refusal
  const code = sqlState(error) ?? ''
  if (isDiskFull(error)) return new Problem(503, texts.diskFull)
  if (error instanceof DatabaseAway || overloaded.test(code))
    return new Problem(503, texts.notReady)
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  if (status === 413) return new Problem(413, texts.tooLarge)
  if (status === 415) return new Problem(415, texts.wrongForm)
  if (status === 429) return new Problem(429, texts.tooMany, { retryAfterSeconds: 60 })
  if (status === 503) return new Problem(503, texts.notReady)
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Problem(400, texts.malformed)
  return undefined
}

export function problemBody(problem: Problem, lang: Lang): ProblemBody {
  const body: ProblemBody = { status: 0, message: problem.text[lang] }
  if (problem.car) body.car = problem.car
  if (problem.result === false) body.result = false
  if (problem.errors) {
    body.errors = Object.fromEntries(
      Object.entries(problem.errors).map(([field, key]) => [
        field,
        typeof key === 'string' ? fieldMessage(key, lang) : key[lang],
      ]),
    )
  }
  return body
}
