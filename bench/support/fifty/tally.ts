import { median, percentile } from '../load.ts'

type Body = Record<string, unknown> & { status?: number; message?: string }
export type Answer = { http: number; body: Body }

/** How long an answer may take in the server, milliseconds. */
const [usualMs, fileMs] = [50, 1_000]

/** They make a PDF or ZIP, read or write a file, or answer a whole log: listed apart. */
const withFiles = new Set([
  'contract PDF',
  'receipt PDF',
  'evidence file',
  'export ZIP',
  'open a file',
  'accountExport',
  'deleteAccount',
  'driverInsurance',
  'driverLicense',
  'relocationInspection',
  'saveAvatar',
  'staffAddFine',
  'staffReleasePhotos',
  'staffTakeBackPhotos',
  'submitMaintenance',
  'submitVehicleInspection',
  'updateJob',
  'uploadFile',
])

type Counted = { done: number; refused: number; errors: number; client: number[]; server: number[] }

/** What was asked how often, how it was answered, and how long that took. */
export class Tally {
  readonly #counted = new Map<string, Counted>()
  readonly #firstRefusals = new Map<string, string>()
  readonly #firstErrors = new Map<string, string>()
  #isOn = false

  /** From now on it counts; what came before has warmed the server up. */
  begin(): void {
    this.#isOn = true
  }

  #of(name: string): Counted {
    const counted = this.#counted.get(name) ?? {
      done: 0,
      refused: 0,
      errors: 0,
      client: [],
      server: [],
    }
    this.#counted.set(name, counted)
    return counted
  }

  add(name: string, { http, body }: Answer, ms: number): void {
    if (!this.#isOn) return
    const counted = this.#of(name)
    counted.client.push(ms)
    const said = `${http} ${JSON.stringify(body.errors ?? body.message ?? '')}`
    if (http === 0 || http === 429 || http >= 500) {
      counted.errors += 1
      if (!this.#firstErrors.has(name)) this.#firstErrors.set(name, said)
    } else if (http === 200 && body.status !== 0) counted.done += 1
    else {
      counted.refused += 1
      if (!this.#firstRefusals.has(name)) this.#firstRefusals.set(name, said)
    }
  }

  /** Times that the server wrote in its log, milliseconds. */
  addServerTimes(times: Iterable<[string, number]>): void {
    for (const [name, ms] of times) this.#counted.get(name)?.server.push(ms)
  }

  get names(): string[] {
    return [...this.#counted.keys()]
  }

  /** Prints both tables. @returns what is over its time or failed, one line each */
  print(): string[] {
    const over: string[] = []
    for (const isApart of [false, true]) {
      const most = isApart ? fileMs : usualMs
      console.log(`\n${isApart ? 'With files' : 'Operations'}: p95 at most ${most} ms\n`)
      console.log('| operation | calls | refused | errors | p50 | p95 | p95 at the client |')
      console.log('| --- | --- | --- | --- | --- | --- | --- |')
      const rows = [...this.#counted].filter(([name]) => withFiles.has(name) === isApart)
      const p95 = ({ server, client }: Counted) =>
        percentile(server.length > 0 ? server : client, 0.95)
      for (const [name, one] of rows.toSorted((a, b) => p95(b[1]) - p95(a[1]))) {
        const times = one.server.length > 0 ? one.server : one.client
        const calls = one.done + one.refused + one.errors
        const shown = [median(times), p95(one), percentile(one.client, 0.95)].map((ms) =>
          ms.toFixed(0),
        )
        console.log(`| ${[name, calls, one.refused, one.errors, ...shown].join(' | ')} |`)
        if (p95(one) > most) over.push(`${name}: p95 ${p95(one).toFixed(0)} ms of ${calls} calls`)
        if (one.errors > 0)
          over.push(`${name}: ${one.errors} errors, the first ${this.#firstErrors.get(name)}`)
      }
    }
    return over
  }

  /** What is never answered with success, and why. */
  onlyRefused(): string[] {
    return [...this.#counted]
      .filter(([, { done }]) => done === 0)
      .map(([name]) => `${name}: ${this.#firstRefusals.get(name) ?? this.#firstErrors.get(name)}`)
  }
}
