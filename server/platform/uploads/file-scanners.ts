import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Question } from '../file-scan/program.mjs'
import { Problem, texts } from '../api/problem.ts'
import { FileQueue, type FileSender } from './file-queue.ts'
import { projectRoot } from '../project-root.ts'
import { WorkAllowance } from './work-allowance.ts'

/*
 * What strangers send is looked into by processes of their own: a library that unpacks or draws
 * cannot be interrupted, and a few letters can keep it busy for minutes. A process is started when
 * it is first needed (that costs a moment), serves one file at a time and is ended when a file
 * takes too long, when there was nothing to do for a while, and with the server.
 */

const program = join(projectRoot, 'server/platform/file-scan/program.mjs')

/** Of work for one file. What the system does not count is taken from the clock. */
const slowestMs = 4_000
/** By the clock, where the machine has no time for us: then nothing is said about the file. */
const longestMs = 120_000
/** A process that is not ready by then never will be. */
const slowestStartMs = 60_000
/** Between two looks at the time that is left. */
const shortestMs = 20
const idleMs = 60_000
/** What a library may have lost or kept is given back. */
const mostFiles = 200
const mostScanners = 2
const mostWaiting = 32
/** Of those, one person's (file-queue.ts). */
const mostWaitingOfOne = 8
/**
 * Of work for one person's files in an hour, whatever becomes of them: a hundred large photos on a
 * slow machine. What is refused costs no room on the disk, and work all the same.
 */
const mostWorkMs = 120_000
const hourMs = 3_600_000

export const workOnFiles = new WorkAllowance(mostWorkMs, hourMs)

/** Asks about one file; undefined is the answer when it is broken or took too long. */
export type Ask = (question: Question) => Promise<Answer>

/** Linux counts in hundredths of a second, whatever its processor. */
const tickMs = 10

/**
 * How long the processor has worked for a process; undefined where the system does not tell. Time
 * in which others had the processor is not in it.
 */
function processorMs(pid: number | undefined): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Behind the program's name, which may hold anything: state is the third field, the times are the 14th and 15th.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * tickMs : undefined
  } catch {
    return undefined
  }
}

/** One process. What it is asked is answered with undefined once it is gone. */
class Scanner {
  files = 0
  #child: ChildProcess
  #idle: NodeJS.Timeout | undefined
  #workedBefore: number | undefined
  #askedMs = 0
  #workedMs = 0
  #isOverdue = false

  constructor() {
    // Neither settings nor secrets of ours, nor what our own process was started with.
    this.#child = fork(program, [], {
      env: {},
      execArgv: ['--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('error', () => {})
  }

  get isAlive(): boolean {
    const { connected, killed, exitCode, signalCode } = this.#child
    return connected && !killed && exitCode === null && signalCode === null
  }

  async isReady(): Promise<boolean> {
    const until = performance.now() + slowestStartMs
    return (await this.#next(() => until - performance.now())) !== undefined
  }

  /** Keeps the server's process alive while it works, and only then. */
  takeUp(): void {
    clearTimeout(this.#idle)
    this.files += 1
    this.#askedMs = 0
    this.#workedMs = 0
    this.#workedBefore = processorMs(this.#child.pid)
    this.#child.ref()
    this.#child.channel?.ref()
  }

  /** @throws Problem 429 when the machine was too busy to look into the file. */
  async ask(question: Question): Promise<Answer> {
    if (!this.isAlive) return undefined
    const before = this.#askedMs
    const began = performance.now()
    const answered = this.#next(() => {
      this.#askedMs = before + performance.now() - began
      return this.#leftMs()
    })
    // The callback is told what otherwise would be thrown: that the process is gone.
    this.#child.send(question, () => {})
    const answer = await answered
    this.#askedMs = before + performance.now() - began
    if (this.#isOverdue) throw new Problem(429, texts.tooMany, { retryAfterSeconds: 5 })
    return answer?.said
  }

  /** How long it has worked for the file; the clock counts while it is asked about and not while it waits. */
  get workedMs(): number {
    // One that is gone has nothing to say any more; it may have ended by itself before it was looked at.
    if (!this.isAlive) return Math.max(this.#workedMs, Math.min(this.#askedMs, slowestMs))
    const now = processorMs(this.#child.pid)
    const isCounted = now !== undefined && this.#workedBefore !== undefined
    this.#workedMs = isCounted ? now - (this.#workedBefore ?? 0) : this.#askedMs
    return this.#workedMs
  }

  #leftMs(): number {
    const left = slowestMs - this.workedMs
    this.#isOverdue = left > 0 && this.#askedMs >= longestMs
    return Math.min(left, longestMs - this.#askedMs)
  }

  rest(): void {
    this.#child.unref()
    this.#child.channel?.unref()
    this.#idle = setTimeout(() => this.end(), idleMs)
    this.#idle.unref()
  }

  end(): void {
    clearTimeout(this.#idle)
    this.#child.kill('SIGKILL')
  }

  /** What it says next; undefined when it ends before, or is ended because no time is left. */
  #next(leftMs: () => number): Promise<{ said: Answer } | undefined> {
    const child = this.#child
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout
      const settle = (answer?: { said: Answer }) => {
        clearTimeout(timer)
        child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
        resolve(answer)
      }
      const onMessage = (answer: unknown) => settle(answer as { said: Answer })
      const onEnd = () => settle()
      const check = () => {
        const left = leftMs()
        if (left <= 0) child.kill('SIGKILL')
        else timer = setTimeout(check, Math.max(left, shortestMs))
      }
      child.once('message', onMessage).once('exit', onEnd).once('error', onEnd)
      check()
    })
  }
}

const all = new Set<Scanner>()
let resting: Scanner[] = []
/** Whose files are looked into, and whose wait for it. */
const line = new FileQueue({
  atOnce: mostScanners,
  waiting: mostWaiting,
  ofOne: mostWaitingOfOne,
})

async function readyScanner(): Promise<Scanner> {
  for (let next = resting.pop(); next; next = resting.pop()) if (next.isAlive) return next
  const scanner = new Scanner()
  all.add(scanner)
  if (await scanner.isReady()) return scanner
  all.delete(scanner)
  throw new Problem(503, texts.notReady)
}

function giveBack(scanner: Scanner): void {
  if (scanner.isAlive && scanner.files < mostFiles) {
    scanner.rest()
    resting.push(scanner)
    return
  }
  scanner.end()
  all.delete(scanner)
}

/**
 * Has one file looked into as soon as it is its turn: `work` asks about it. One person's files come
 * one after the other.
 * @param whose whose file it is; a name alone is that of a person like any other
 * @throws Problem 429 when many wait already or the person's hour is used up, 503 when no process
 * can be started.
 */
export async function scan<Result>(
  whose: string | FileSender,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const sender =
    typeof whose === 'string' ? { owner: whose, rank: 'person' as const, line: whose } : whose
  const { owner } = sender
  workOnFiles.need(owner, performance.now())
  const end = await line.take(sender)
  try {
    // Those before it in the line may have used up the rest.
    workOnFiles.need(owner, performance.now())
    const scanner = await readyScanner()
    try {
      scanner.takeUp()
      return await work((question) => scanner.ask(question))
    } finally {
      workOnFiles.spend(owner, scanner.workedMs, performance.now())
      giveBack(scanner)
    }
  } finally {
    end()
  }
}

/** Ends all of them, with the server. One that is needed again is started again. */
export function stopScanners(): void {
  resting = []
  for (const scanner of all) scanner.end()
  all.clear()
}
