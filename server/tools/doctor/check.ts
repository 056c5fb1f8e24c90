import { oneLine } from '../../platform/one-line.ts'
import { sqlState } from '../../platform/retry.ts'

/** `fails`: renters would notice. `not tried`: cannot be seen from here, and is no failure. */
export type Outcome = 'ok' | 'not tried' | 'advice' | 'fails'

/** What one check found, in one sentence that says what to do (docs/operating.md#doctor). */
export type Check = { name: string; outcome: Outcome; sentence: string }

const marks: Record<Outcome, string> = {
  ok: 'ok',
  'not tried': 'not tried',
  advice: 'advice',
  fails: 'FAILS',
}

/** A check as the line of a terminal. */
export const lineOf = ({ name, outcome, sentence }: Check): string =>
  `${marks[outcome].padEnd(9)}  ${name}: ${oneLine(sentence)}`

/** The same name for several outcomes. */
export const checksOf = (name: string) => ({
  ok: (sentence: string): Check => ({ name, outcome: 'ok', sentence }),
  notTried: (sentence: string): Check => ({ name, outcome: 'not tried', sentence }),
  advice: (sentence: string): Check => ({ name, outcome: 'advice', sentence }),
  fails: (sentence: string): Check => ({ name, outcome: 'fails', sentence }),
})

/** The short name of what went wrong. The words of an error are not shown: they may hold a password or be foreign. */
export function codeOf(error: unknown): string {
  const code = sqlState(error) ?? ''
  return /^[A-Z0-9_]{1,50}$/.test(code) ? code : 'no code'
}
