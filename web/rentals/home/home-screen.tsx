import { lazy, Suspense, useSyncExternalStore } from 'react'
import { home } from '#protocol/fleet/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { company, donationPercent } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { installOffer } from '#web/core/pwa/install-prompt.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useTitle } from '#web/core/routing/use-title.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { uiMessages } from '#web/ui/messages.ts'
import { homeMessages } from './home-messages.ts'
import { AreasStrip } from './parts/areas-strip.tsx'
import { DonationNote } from './parts/donation-note.tsx'
import { FreeCars } from './parts/free-cars.tsx'
import { HelpUkraine } from './parts/help-ukraine.tsx'
import { Hero } from './parts/hero.tsx'
import { Promises } from './parts/promises.tsx'
import { ProofLine } from './parts/proof-line.tsx'
import { SearchForm } from './parts/search-form.tsx'
import { useWantedTrip } from './use-wanted-trip.ts'

/** For few, and never at once. */
const InstallBanner = lazy(async () => ({
  default: (await import('./parts/install-banner.tsx')).InstallBanner,
}))
/** For who is signed in: they may rent. */
const OwnCarFirst = lazy(async () => ({
  default: (await import('./parts/own-car-first.tsx')).OwnCarFirst,
}))
/** Only before a company opens. */
const OpensSoon = lazy(async () => ({
  default: (await import('./parts/opens-soon.tsx')).OpensSoon,
}))

/** docs/product/app.md#home-and-results Home: the offer and its search, all areas, cars that are free, what the company stands for. */
export function HomeScreen() {
  const words = useMessages(homeMessages)
  // On a desk the footer says it.
  const { charity } = useMessages(uiMessages)
  const { donationRate } = company()
  const { data: site } = useRead(home, {})
  const areas = site?.areas
  const wanted = useWantedTrip(areas ?? [])
  const isSignedIn = useIsSignedIn()
  useTitle(words.title)
  const strip = (area = wanted.area?.id) => <AreasStrip areas={areas} chosen={area} />
  const notes = <Notes donated={site?.donationTotal ?? 0} />
  const offer = (
    <>
      <Hero wanted={wanted} />
      <div className="wrap grid grid-cols-1 gap-5 pb-10 lg:pb-14">
        <div>
          {areas?.length === 0 ? (
            <Suspense>
              <OpensSoon />
            </Suspense>
          ) : (
            <SearchForm areas={areas ?? []} wanted={wanted} />
          )}
          <ProofLine areas={areas ?? []} reviews={site?.reviews} />
        </div>
        {strip()}
        <FreeCars wanted={wanted} />
        <div className="grid items-start gap-5 lg:grid-cols-[1.2fr_1fr] lg:gap-6">
          <Promises />
          {notes}
        </div>
        {donationRate > 0 && (
          <p className="text-14 text-ink-2 lg:hidden">{charity(donationPercent())}</p>
        )}
      </div>
    </>
  )
  if (!isSignedIn) return offer
  return (
    <Suspense>
      <OwnCarFirst
        wanted={wanted}
        renderBelow={(area) => (
          <>
            {strip(area)}
            {notes}
          </>
        )}
      >
        {offer}
      </OwnCarFirst>
    </Suspense>
  )
}

/** What may be put away: the app, the donations, and help for Ukraine. */
function Notes({ donated }: { donated: number }) {
  const words = useMessages(homeMessages)
  const mayInstall =
    useSyncExternalStore(installOffer.subscribe, installOffer.get) || isInstalledByHand()
  return (
    <Card aria-label={words.more} className="grid divide-y divide-line py-1.5! empty:hidden">
      <Suspense>{mayInstall && <InstallBanner />}</Suspense>
      <DonationNote total={donated} />
      <HelpUkraine />
    </Card>
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
