import type { Page, Request } from '@playwright/test'

/** What a page has asked for: `begun` in all, `running` without an answer yet. */
class Traffic {
  begun = 0
  readonly running = new Set<Request>()
  #whenNone: (() => void)[] = []

  begin(request: Request): void {
    this.begun += 1
    this.running.add(request)
  }

  end(request: Request): void {
    this.running.delete(request)
    if (this.running.size > 0) return
    for (const go of this.#whenNone.splice(0)) go()
  }

  async none(): Promise<void> {
    if (this.running.size > 0) await new Promise<void>((go) => this.#whenNone.push(go))
  }
}

const traffic = new WeakMap<Page, Traffic>()

/** Counts what this page asks for from now on; `quiet` needs it. */
export function watchTraffic(page: Page): void {
  const counted = new Traffic()
  traffic.set(page, counted)
  page.on('request', (request) => counted.begin(request))
  page.on('requestfinished', (request) => counted.end(request))
  page.on('requestfailed', (request) => counted.end(request))
}

/** The page has drawn, and its program has nothing to do; a browser that draws no frames for a while is not waited for. */
const isIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestIdleCallback(() => done()))
        setTimeout(done, 5_000)
      }),
  )

/**
 * Until everything that the page asked for has come, was drawn, and led to no further question.
 * Unlike Playwright's `networkidle` it waits for no time to pass.
 */
export async function quiet(page: Page): Promise<void> {
  const counted = traffic.get(page)
  if (!counted) throw new Error('nobody watched what this page asks for')
  let begun: number
  do {
    await counted.none()
    begun = counted.begun
    // Twice: what came may be drawn first and ask for more after that.
    await isIdle(page)
    await isIdle(page)
  } while (counted.begun > begun || counted.running.size > 0)
}
