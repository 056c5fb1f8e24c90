import { Outlet } from '@tanstack/react-router'
import { useMessages } from '#web/core/i18n.ts'
import { ToastRegion } from '#web/ui/overlays/toast.tsx'
import { useKeptFocus } from '#web/ui/overlays/use-kept-focus.ts'
import { BlockMount } from './block-mount.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HeldOrderMount } from './held-order-mount.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { shellMessages } from './messages.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { ProfileMount } from './profile-mount.tsx'
import { ReleaseNotice } from './release-notice.tsx'
import { SpanishOffer } from './spanish-offer.tsx'
import { StatisticsQuestion } from './statistics-question.tsx'
import { WaitingMount } from './waiting-mount.tsx'

/** The frame around every screen. */
export function Shell() {
  const words = useMessages(shellMessages)
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
      <OfflineNotice />
      <BlockMount />
      <WaitingMount />
      <ReleaseNotice />
      <SpanishOffer />
      <StatisticsQuestion />
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
