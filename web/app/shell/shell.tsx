import { Outlet, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useIsLoading } from '#web/core/api/loading.ts'
import { useCompany } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { statisticsQuestion } from '#web/core/reports/analytics.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { ToastRegion } from '#web/ui/overlays/toast.tsx'
import { focusHeading, useKeptFocus } from '#web/ui/overlays/use-kept-focus.ts'
import { BlockMount } from './block-mount.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HeldOrderMount } from './held-order-mount.tsx'
import { shellMessages } from './messages.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { ProfileMount } from './profile-mount.tsx'
import { ReleaseNotice } from './release-notice.tsx'
import { SpanishOffer } from './spanish-offer.tsx'
import { WaitingMount } from './waiting-mount.tsx'

const SampleNotice = lazy(async () => ({
  default: (await import('./sample-notice.tsx')).SampleNotice,
}))

const StatisticsQuestion = lazy(async () => ({
  default: (await import('./statistics-question.tsx')).StatisticsQuestion,
}))

/** The frame around every screen. */
export function Shell() {
  const words = useMessages(shellMessages)
  const { subscribe, get } = statisticsQuestion
  const asksForStatistics = useSyncExternalStore(subscribe, get)
  const { isSample } = useCompany()
  useKeptFocus()
  useFocusOnNavigation()
  return (
    <>
      <a
        href="#main"
        className="absolute -top-16 left-3 z-99 rounded-control bg-ink px-4.5 py-3 text-bg focus:top-2"
      >
        {words.skip}
      </a>
      <LoadingBar />
      {isSample && (
        <Suspense>
          <SampleNotice />
        </Suspense>
      )}
      <OfflineNotice />
      <BlockMount />
      <WaitingMount />
      <ReleaseNotice />
      <SpanishOffer />
      {asksForStatistics && (
        <Suspense>
          <StatisticsQuestion />
        </Suspense>
      )}
      <Header />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-0">
        <Outlet />
      </main>
      <Footer />
      <ProfileMount />
      <HeldOrderMount />
      <ToastRegion />
    </>
  )
}

/** After a change of screen the focus moves to its h1, so that it is read out; a changed query leaves the focus where it is. */
function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusHeading()
      }),
    [router],
  )
}

/** A line under the header while calls take longer than 200 ms; the screens tell readers by `aria-busy`. */
function LoadingBar() {
  const isSlow = useSlow(useIsLoading())
  if (!isSlow) return null
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.75 bg-poppy opacity-80 motion-safe:animate-pulse"
    />
  )
}
