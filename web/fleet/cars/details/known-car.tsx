import type { Car } from '#protocol/fleet/cars/car.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { cheapestPlan } from '../miles/cheapest-plan.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import type { Trip } from '../parts/sound-trip.ts'
import { TruePrice } from '../results/true-price.tsx'
import { CarHead } from './car-head.tsx'
import { CarPictures } from './car-pictures.tsx'
import { ToAllCars } from './to-all-cars.tsx'
import type { useDetailsQuery } from './use-details-query.ts'

type KnownCarProps = {
  car: Car
  trip: Trip
  /** Miles of the trip that the price of the list is for. */
  miles: number
  query: ReturnType<typeof useDetailsQuery>['asked']
}

/** A car as the list knows it, where the details will stand, until their answer is there. */
export function KnownCar({ car, trip, miles, query }: KnownCarProps) {
  // The list has said the price of its cheapest plan.
  const isAsListed = query.type !== 'change' && query.pm === cheapestPlan(car)
  return (
    <Page title={carName(car)} busy hasBar className="car-page lg:pt-3">
      <ToAllCars query={query} />
      <div className="cols lg:gap-y-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CarPictures car={car} query={query} proof={undefined} />
          <CarHead
            car={car}
            trip={trip}
            isChange={query.type === 'change'}
            freeToCancel={undefined}
          />
        </div>
        <Card raised className="grid content-start gap-4">
          {isAsListed && <TruePrice car={car} trip={trip} miles={miles} price={undefined} />}
          <div aria-hidden="true" className="grid gap-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-20" />
          </div>
        </Card>
      </div>
    </Page>
  )
}
