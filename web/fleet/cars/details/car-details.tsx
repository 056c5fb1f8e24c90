import { type ComponentType, Suspense } from 'react'
import type { cars } from '#protocol/fleet/cars/cars.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { CarProof as Proof } from '#protocol/fleet/proof/car-proof.ts'
import { lookOf } from '../parts/car-look.ts'
import { shownPictures } from './pictures/shown-pictures.ts'
import { useSeenCar } from '#web/ui/media/travelling-car.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { carMessages } from '../parts/car-messages.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { cheapestPlan } from '../miles/cheapest-plan.ts'
import type { Trip } from '../parts/sound-trip.ts'
import { BookingBar } from './booking-bar.tsx'
import { CarFeatures } from './car-features.tsx'
import { CarHead } from './car-head.tsx'
import { CarPictures } from './car-pictures.tsx'
import { CarProof } from './car-proof.tsx'
import { CarReviews } from './car-reviews.tsx'
import { DepositNote } from './deposit-note.tsx'
import { detailsMessages } from './details-messages.ts'
import { ExtrasChoice } from './extras-choice.tsx'
import { Fold } from './folded-parts.tsx'
import { Pickup } from './pickup.tsx'
import { PriceCard } from './price-card.tsx'
import { ToAllCars } from './to-all-cars.tsx'
import type { useDetailsQuery } from './use-details-query.ts'

/** What the screen shows of a rental; `web/app/screens` hands it over. */
export type LaterParts = {
  /** Stands in for the price of a booking when a rental changes to this car. */
  SwapPrice: ComponentType<{ car: Car; order: string }>
  /** A special request that goes along with the booking. */
  SpecialRequest: ComponentType<{ carId: string }>
}

type CarDetailsProps = LaterParts & {
  car: Car
  answer: Partial<OutputOf<typeof cars>>
  /** The prices shown belong to the choices before. */
  isOld: boolean
  /** The new price could not be had: asks again. */
  onRetry?: (() => void) | undefined
  query: ReturnType<typeof useDetailsQuery> & { trip: Trip }
}

/** The screen of a known car: what it is, what the trip costs, what proves it, and folded what may be chosen or read. */
export function CarDetails({
  car,
  answer,
  isOld,
  onRetry,
  query: asIs,
  SwapPrice,
  SpecialRequest,
}: CarDetailsProps) {
  const {
    calculatorData: quote,
    plans = [],
    rules = [],
    reviews = [],
    proof,
    freeToCancel,
  } = answer
  const { options, changeChoices } = asIs
  useSeenCar(car.id, { ...lookOf(car), ...firstOfPage(proof) })
  // Who comes without a plan has the cheapest for their miles, as from the list; a change of car keeps its own.
  const isChange = asIs.asked.type === 'change'
  const pm = asIs.asked.pm ?? (isChange ? undefined : cheapestPlan(car))
  const asked = { ...asIs.asked, pm }
  const query = { ...asIs, asked }
  const signedIn = useIsSignedIn()
  /** The order whose car changes to this one: plans, extras and deposit stay as they are. */
  const changing = isChange && signedIn ? asked.order : undefined
  return (
    <Page title={carName(car)} hasBar className="car-page lg:pt-3">
      <ToAllCars query={asked} />
      <div className="cols lg:gap-y-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CarPictures car={car} query={asked} proof={proof} />
          <CarHead car={car} trip={query.trip} isChange={isChange} freeToCancel={freeToCancel} />
        </div>
        {changing ? (
          <Suspense fallback={<Skeleton className="h-120" />}>
            <SwapPrice car={car} order={changing} />
          </Suspense>
        ) : (
          <PriceCard
            car={car}
            quote={quote}
            plans={plans}
            isOld={isOld}
            onRetry={onRetry}
            query={query}
          />
        )}
        <div className="grid gap-4 lg:gap-5">
          {proof && <CarProof car={car} proof={proof} />}
          <Pickup car={car} />
          <CarReviews car={car} reviews={reviews} />
          <Card tight>
            <ul>
              {!changing && (
                <>
                  <ExtrasChoice
                    chosen={options}
                    onChoose={(ids) => changeChoices({ options: ids.join(',') || undefined })}
                  />
                  <DepositNote car={car} deposit={quote?.deposit} />
                  <SpecialRequest carId={car.id} />
                </>
              )}
              <CarFeatures ids={car.features} />
              <CarRules
                rules={rules}
                minimumDays={isChange ? undefined : car.minimumRentalDurationDays}
              />
            </ul>
          </Card>
        </div>
      </div>
      {!changing && <BookingBar car={car} quote={quote} isOld={isOld} query={query} />}
    </Page>
  )
}

type CarRulesProps = {
  rules: readonly { title: string; text: string }[]
  minimumDays: number | undefined
}

function CarRules({ rules, minimumDays }: CarRulesProps) {
  const words = useMessages(detailsMessages)
  const carWords = useMessages(carMessages)
  if (rules.length === 0) return null
  return (
    <Fold
      icon="rules"
      title={words.rules}
      says={minimumDays !== undefined && <NumbersIn text={carWords.minimum(minimumDays)} />}
    >
      <dl className="grid gap-3 sm:grid-cols-2">
        {rules.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-bold">{title}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}

/** What the page begins with, once that is known. */
function firstOfPage(proof: Proof | undefined) {
  const [first] = proof ? shownPictures(proof, '') : []
  return first && { photo: first.medium, isSample: first.isOfWalk && proof?.isDrawn }
}
