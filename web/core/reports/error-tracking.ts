import { isPublicSite } from './is-public-site.ts'
import { whenIdle } from '../pwa/when-idle.ts'

/** What broke before the tracker was there. */
const early: unknown[] = []
let capture: ((error: unknown) => void) | undefined

/** Where errors go, written into the page by the server when it is configured. */
function address(): string | undefined {
  const dsn = document.querySelector<HTMLMetaElement>('meta[name=sentry]')?.content
  return dsn !== undefined && isPublicSite() ? dsn : undefined
}

/** Loads Sentry once the page is idle; nothing without its address, in development, on localhost (docs/product/app.md#errors). */
export function startErrorTracking(): void {
  const dsn = address()
  if (dsn === undefined) return
  whenIdle(() => {
    import('./sentry.ts')
      .then((sentry) => {
        capture = sentry.startSentry(dsn)
        for (const error of early.splice(0)) capture(error)
      })
      .catch(() => {})
  })
}

/** Hands an error on, when somebody listens. */
export function trackError(error: unknown): void {
  if (capture) capture(error)
  else if (address() !== undefined && early.length < 10) early.push(error)
}
