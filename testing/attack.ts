import type { RunningServer } from './built-server.ts'

/** Sends hostile calls and keeps what came of them; anything from 500 on, but 503, is a failure. */
export class Attack {
  readonly statuses = new Map<number, number>()
  readonly failures: string[] = []
  /** How long each call took. */
  readonly times: { what: string; ms: number }[] = []

  readonly server: RunningServer

  constructor(server: RunningServer) {
    this.server = server
  }

  async send(what: string, path: string, init: RequestInit = {}): Promise<unknown> {
    const before = performance.now()
    try {
      const response = await fetch(this.server.url + path, init)
      const { status } = response
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
      if (status >= 500 && status !== 503) this.failures.push(`${status}: ${what}`)
      return JSON.parse(await response.text())
    } catch {
      // A connection that the server ended while too much was still being sent.
      this.statuses.set(0, (this.statuses.get(0) ?? 0) + 1)
      return undefined
    } finally {
      this.times.push({ what, ms: Math.round(performance.now() - before) })
    }
  }
}
