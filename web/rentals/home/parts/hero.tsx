import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Num } from '#web/ui/num.tsx'
import bay from '#web/ui/scenes/hero.svg'
import car from '#web/ui/scenes/hero-car.svg?no-inline'
import { homeMessages } from '../home-messages.ts'
import type { WantedTrip } from '../use-wanted-trip.ts'

/** The offer with its price, above the bay at low sun and a car on its road. */
export function Hero({ wanted }: { wanted: WantedTrip }) {
  return (
    <section
      aria-labelledby="headline"
      className="on-hero relative overflow-hidden bg-hero pb-52 text-on-hero lg:min-h-119"
    >
      <img
        src={bay}
        alt=""
        className="absolute bottom-0 left-1/2 -ml-[683px] h-74 max-w-none [mask-image:linear-gradient(transparent,#000_25%)] lg:left-0 lg:ml-0 lg:h-125 lg:w-full lg:object-cover lg:object-bottom"
      />
      <img
        src={car}
        alt=""
        className="absolute bottom-5 left-5.5 w-44.5 lg:bottom-11 lg:left-[calc(50%-210px)] lg:w-75"
      />
      <div className="wrap relative pt-5.5 lg:pt-11">
        <Offer wanted={wanted} />
      </div>
    </section>
  )
}

/** The least that a car costs for the chosen dates, as the results say it first, to the nearest dollar. */
function Offer({ wanted }: { wanted: WantedTrip }) {
  const words = useMessages(homeMessages)
  const lang = useLanguage()
  const { days, miles, area, trip, cheapest } = wanted
  return (
    <div className="grid gap-2 lg:max-w-155 lg:gap-3.5">
      <h1
        id="headline"
        tabIndex={-1}
        className="text-40 leading-[1.04] tracking-tight max-[359px]:text-30 lg:text-68 lg:leading-none"
      >
        {words.offer(days)}
        {cheapest ? ', ' : '. '}
        {/* Its place is kept: what stands below is not pushed down. */}
        <Num className={`whitespace-nowrap ${cheapest ? 'text-poppy' : 'invisible'}`}>
          {words.from(`$${formatCount(cheapest?.tripPrice ?? 900)}`)}
        </Num>
      </h1>
      <p className="text-18 text-on-hero-2 lg:text-20">
        <NumbersIn
          text={
            !cheapest || !area
              ? words.lead
              : words.withMiles(
                  formatCount(miles),
                  area.name,
                  formatNearDay(dayOf(trip.start), lang),
                )
          }
        />
      </p>
    </div>
  )
}
