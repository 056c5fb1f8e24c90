import { lazy, Suspense } from 'react'
import type { Area } from '#protocol/fleet/home/home.ts'
import { useMessages } from '#web/core/i18n.ts'
import { CarArt } from '#web/ui/media/car-art.tsx'
import sedan from '#web/ui/cars/sedan.svg?raw'
import bay from '#web/ui/scenes/hero.svg'
import { homeMessages } from '../home-messages.ts'
import { HelpUkraine } from './help-ukraine.tsx'
import { SearchForm } from './search-form.tsx'

/** Only before a company opens. */
const OpensSoon = lazy(async () => ({ default: (await import('./opens-soon.tsx')).OpensSoon }))

/** The bay at low sun, the promise, and the search card standing half on the road. */
export function Hero({ areas }: { areas: readonly Area[] | undefined }) {
  const words = useMessages(homeMessages)
  return (
    <section
      aria-labelledby="headline"
      className="on-hero relative bg-hero text-on-hero max-lg:overflow-hidden lg:mb-21"
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 overflow-hidden lg:bg-[linear-gradient(var(--color-hero)_60%,var(--color-road)_60%)]"
      >
        <img
          src={bay}
          alt=""
          className="scene absolute inset-x-0 bottom-0 h-75 w-full lg:bottom-23 lg:h-107.5"
        />
      </div>
      <div className="wrap relative z-1 grid gap-3.5 pt-2.5 pb-37.5 lg:gap-5 lg:pt-3.5 lg:pb-0">
        <HelpUkraine />
        <div className="grid max-w-140 content-start gap-2.5 pt-1.5 pb-1 lg:min-h-84 lg:pt-8.5">
          <h1 id="headline" tabIndex={-1} className="text-40 leading-[1.02] lg:text-68">
            {words.headline}
          </h1>
          <p className="max-w-[30ch] text-18 text-on-hero-2 lg:max-w-[44ch] lg:text-20">
            {words.lead}
          </p>
        </div>
        {areas?.length === 0 ? (
          <Suspense>
            <OpensSoon />
          </Suspense>
        ) : (
          <SearchForm areas={areas ?? []} />
        )}
      </div>
      <div className="pointer-events-none absolute bottom-1 left-1/2 w-58 -translate-x-1/2 lg:right-[max(64px,calc(50%-480px))] lg:bottom-28 lg:left-auto lg:w-90 lg:translate-x-0">
        <CarArt svg={sedan} colour="pearl" />
      </div>
    </section>
  )
}
