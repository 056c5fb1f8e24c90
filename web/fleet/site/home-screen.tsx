import { lazy, Suspense, useSyncExternalStore } from 'react'
import { home } from '#protocol/fleet/names.ts'
import { installOffer } from '#web/core/pwa/install-prompt.ts'
import { company, donationPercent } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useTitle } from '#web/core/routing/use-title.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { homeMessages } from './home-messages.ts'
import { DonationNote } from './parts/donation-note.tsx'
import { FeaturedAreas } from './parts/featured-areas.tsx'
import { Hero } from './parts/hero.tsx'
import { HowItWorks } from './parts/how-it-works.tsx'

/** For few, and never at once. */
const InstallBanner = lazy(async () => ({
  default: (await import('./parts/install-banner.tsx')).InstallBanner,
}))

/** docs/product/app.md#home-and-results Home: search, three featured areas, what the company stands for. */
export function HomeScreen() {
  const words = useMessages(homeMessages)
  // On a desk the footer says it.
  const { charity } = useMessages(uiMessages)
  const { donationRate } = company()
  const { data } = useRead(home, {})
  const site = data
  const mayInstall =
    useSyncExternalStore(installOffer.subscribe, installOffer.get) || isInstalledByHand()
  useTitle(words.title)
  return (
    <>
      <Hero areas={site?.areas} />
      <div className="wrap mt-7 grid lg:mt-0 gap-6 pb-10 lg:pb-14">
        {donationRate > 0 && (
          <p className="text-14 text-ink-2 lg:hidden">{charity(donationPercent())}</p>
        )}
        <FeaturedAreas areas={site?.areas} />
        <HowItWorks />
        <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-7">
          <DonationNote total={site?.donationTotal ?? 0} />
          <Suspense>{mayInstall && <InstallBanner />}</Suspense>
        </div>
      </div>
    </>
  )
}

/** Safari on iPhone and iPad never offers to install: the person has to, from its menu. */
function isInstalledByHand(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad calls itself a Mac.
  const isTouchedApple =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const isOtherBrowser = /CriOS|FxiOS|EdgiOS|OPiOS|GSA/.test(userAgent)
  const isInstalled = 'standalone' in navigator && navigator.standalone === true
  return isTouchedApple && !isOtherBrowser && !isInstalled
}
