import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { toInstant } from '#domain/core/time/zone.ts'
import type { Answer, Question, Time } from '../../platform/calendar-scan/program.mjs'
import { projectRoot } from '../../platform/project-root.ts'

const program = join(projectRoot, 'server/platform/calendar-scan/program.mjs')

/** By the clock, its start included: the largest calendar that is taken needs a tenth of it. */
const usualMs = 20_000
const dayMs = 86_400_000

/** What is taken of a calendar (docs/product/calendars.md#calendars-in). */
export const bounds = {
  bytes: 2 * 1024 * 1024,
  fetchMs: 15_000,
  events: 2000,
  daysAhead: 731,
} as const

/** The longest that one event keeps a car, as any block does. */
const longestEventMs = 1_500 * dayMs

export type Span = { from: Date; until: Date }

/** Why a calendar that came says nothing that can be taken. */
export type Unread = Exclude<Answer, Time[]> | 'tooSlow'

type Calendar = { text: string; zone: string; now: Date; own: string; longestMs?: number }

/**
 * When a calendar says that a car is taken, from now on, each time once; days and times without a zone are on the clock
 * of the car's area.
 * @param calendar `own` ends the ids of events that are ours
 * @returns why it cannot be read, where it cannot
 */
export async function readCalendar({
  text,
  zone,
  now,
  own,
  longestMs = usualMs,
}: Calendar): Promise<Span[] | Unread> {
  const until = now.getTime() + bounds.daysAhead * dayMs
  const most = { mostEvents: bounds.events, mostTimes: bounds.events }
  const answer = await ask({ text, from: now.getTime(), until, own, ...most }, longestMs)
  if (!Array.isArray(answer)) return answer
  const spans = new Map<string, Span>()
  for (const time of answer) {
    const span = spanOf(time, zone)
    if (span.until <= now || span.from.getTime() >= until || span.until <= span.from) continue
    spans.set(`${span.from.getTime()} ${span.until.getTime()}`, span)
  }
  return [...spans.values()].toSorted((a, b) => a.from.getTime() - b.from.getTime())
}

function spanOf({ start, end, isWall }: Time, zone: string): Span {
  const last = Math.min(end, start + longestEventMs)
  const at = (ms: number) => {
    const said = new Date(ms)
    return isWall ? toInstant(said.toISOString().slice(0, 16), zone) : said
  }
  return { from: at(start), until: at(last) }
}

/** A process for one calendar, which is ended with its answer, or when none comes in time. */
function ask(question: Question, longestMs: number): Promise<Answer | 'tooSlow'> {
  const child: ChildProcess = fork(program, [], {
    env: { TZ: 'UTC' },
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise((resolve) => {
    const end = (answer: Answer | 'tooSlow') => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(answer)
    }
    const timer = setTimeout(() => end('tooSlow'), longestMs)
    child.once('message', (answer) => end(answer as Answer))
    // Out of memory, or never started.
    child.once('exit', () => end('unreadable'))
    child.once('error', () => end('unreadable'))
    child.send(question, (error) => error && end('unreadable'))
  })
}
