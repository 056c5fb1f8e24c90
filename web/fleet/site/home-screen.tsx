import { home } from '#protocol/fleet/names.ts'
import { useCompany } from '#web/core/company.ts'
import { formatPercent } from '#web/core/money.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useTitle } from '#web/core/routing/use-title.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { homeMessages } from './home-messages.ts'
import { DonationNote } from './parts/donation-note.tsx'
import { FeaturedAreas } from './parts/featured-areas.tsx'
import { Hero } from './parts/hero.tsx'
import { HowItWorks } from './parts/how-it-works.tsx'
import { InstallBanner } from './parts/install-banner.tsx'

/** docs/product/app.md#home-and-results Home: search, three featured areas, what the company stands for. */
export function HomeScreen() {
  const words = useMessages(homeMessages)
  // On a desk the footer says it.
  const { charity } = useMessages(uiMessages)
  const { donationRate } = useCompany()
  const { data } = useRead(home, {})
  const site = data
  useTitle(words.title)
  return (
    <>
      <Hero areas={site?.areas} />
      <div className="wrap mt-7 grid lg:mt-0 gap-6 pb-10 lg:pb-14">
        {donationRate > 0 && (
          <p className="text-14 text-ink-2 lg:hidden">{charity(formatPercent(donationRate))}</p>
        )}
        <FeaturedAreas areas={site?.areas} />
        <HowItWorks />
        <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-7">
          <DonationNote total={site?.donationTotal ?? 0} />
          <InstallBanner />
        </div>
      </div>
    </>
  )
}
