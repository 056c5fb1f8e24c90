// First: it takes a token out of the address bar before anything else runs.
import './core/session/pending-token.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, startTransition, Suspense, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { startStatistics } from './core/reports/analytics.ts'
import { watchTyping } from './core/api/at-work.ts'
import { startErrorTracking } from './core/reports/error-tracking.ts'
import { markDocument } from './core/i18n.ts'
import { watchInstallOffer } from './core/pwa/install-prompt.ts'
import { takePendingToken } from './core/session/pending-token.ts'
import { queryClient } from './core/api/query-client.ts'
import { screenChanged, watchReleases } from './core/pwa/release-check.ts'
import { trustedWorker } from './core/pwa/trusted-types.ts'
import { whenIdle } from './core/pwa/when-idle.ts'
import { routes } from './core/routing/routes.ts'
import { isSignedIn, watchOtherTabs } from './core/session/session.ts'
import { watchUncaught } from './app/reports/uncaught.ts'
import { watchConnection } from './core/api/watch-connection.ts'
import { router } from './app/router.tsx'
import { returnToOldPlaces } from './app/shell/old-places.ts'
import './ui/styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

markDocument()
watchUncaught()
watchOtherTabs(() => window.location.reload())
watchInstallOffer()
watchTyping()
watchReleases()
returnToOldPlaces(router)
router.subscribe('onResolved', ({ pathChanged }) => {
  if (pathChanged) screenChanged()
})
watchConnection(() => void queryClient.invalidateQueries())
startStatistics()
startErrorTracking()
registerServiceWorker()

const linkToken = takePendingToken()

/*
 * Few come by a link. Where its file does not come the page is not reloaded, since the token has left the address:
 * another link can be asked for.
 */
const LinkSignIn = lazy(async () => {
  try {
    return { default: (await import('./app/shell/link-sign-in.tsx')).LinkSignIn }
  } catch {
    askForNewLink()
    return { default: () => app }
  }
})
const app = <RouterProvider router={router} />

/** A link that no longer works leads to the sign-in screen, and from there to where it would have led. */
function askForNewLink(): void {
  if (isSignedIn()) return
  const returnUrl = window.location.pathname + window.location.search
  void router.navigate({ to: routes.welcome, search: { returnUrl }, replace: true })
}

/** Says that the program is on the page, in the same moment as the router begins to listen to the address. */
function Drawn({ onDrawn }: { onDrawn: () => void }): null {
  useLayoutEffect(onDrawn, [onDrawn])
  return null
}

/** As a transition the first picture is made in short steps, and a slow phone stays free between them. */
function draw(place: HTMLElement, onDrawn: () => void): void {
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <Drawn onDrawn={onDrawn} />
        <QueryClientProvider client={queryClient}>
          {linkToken === undefined ? (
            app
          ) : (
            <Suspense>
              <LinkSignIn linkToken={linkToken} onDead={askForNewLink}>
                {app}
              </LinkSignIn>
            </Suspense>
          )}
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}

/** The frame of the page waits so long for its screen. */
const patienceMs = 1_000

/**
 * Draws when the screen is there: what the router loads later it shows at once and as a whole.
 * Who comes by a link is signed in first, and only then may a screen be asked for.
 */
async function start(place: HTMLElement): Promise<void> {
  if (linkToken !== undefined) {
    draw(place, () => {})
    return
  }
  // Until the router listens itself: a screen that sends elsewhere and Back are followed, and what went wrong is drawn.
  const load = () => router.load().catch(() => {})
  const leave = router.history.subscribe(() => void load())
  const patience = new Promise((passed) => setTimeout(passed, patienceMs))
  await Promise.race([load(), patience])
  draw(place, leave)
}

void start(root)

/** The worker that keeps the program for times without signal; it must never slow the first screen down. */
function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  whenIdle(() => {
    navigator.serviceWorker
      .register(trustedWorker('/service-worker.js'), { updateViaCache: 'none' })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage('fill', {}))
      .catch(() => {})
  })
}
