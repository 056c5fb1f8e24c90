import { getRouteApi, Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { staffCar } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { CarCalendars } from '../calendars/car-calendars.tsx'
import { CarForm, type KeptCar } from './car-form.tsx'
import { CarPhotos } from './car-photos.tsx'
import { copyOf, formOf } from './car-values.ts'
import { garageMessages } from './garage-messages.ts'
import { offRoadMessages } from './off-road-messages.ts'

const { useNavigate } = getRouteApi(routes.staff)

/** One car with all that is kept of it, or one that is added (docs/product/cars.md#one-car). */
export function CarPage({ car: id, copy }: { car: string; copy: string | undefined }) {
  const words = useMessages(garageMessages)
  const off = useMessages(offRoadMessages)
  const isNew = id === 'new'
  const wanted = isNew ? copy : id
  const { data, error, refetch } = useRead(staffCar, wanted === undefined ? {} : { car: wanted })
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const back = (
    <LinkButton variant="ghost" to={routes.staff} search={{ view: 'cars' }} className="-ml-3">
      ‹ {words.back}
    </LinkButton>
  )
  if (!data)
    return (
      <div className="grid gap-4">
        <div>{back}</div>
        {error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />}
      </div>
    )
  const { car } = data
  const values = car?.values ?? {}
  const name = `${values['make'] ?? ''} ${values['model'] ?? ''} ${values['year'] ?? ''}`.trim()
  // First what is saved now, then the form from it.
  const anew = () =>
    void queryClient
      .invalidateQueries({ queryKey: [staffCar.name] })
      .then(() => setRound((before) => before + 1))
  const open = (saved: string) =>
    void navigate({ to: routes.staff, search: { view: 'cars', car: saved } })
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {back}
        {!isNew && (
          <div className="flex flex-wrap gap-3">
            <LinkButton
              variant="secondary"
              to={routes.staff}
              search={{ view: 'cars', car: id, state: 'offTheRoad' }}
            >
              {off.enter}
            </LinkButton>
            <LinkButton
              variant="secondary"
              to={routes.staff}
              search={{ view: 'cars', car: 'new', copy: id }}
            >
              {words.copy}
            </LinkButton>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {car && (
          <CarThumb
            className="w-16 flex-none"
            subtype={car.subtypeId}
            colour={car.colour}
            photo={car.photo}
          />
        )}
        <div className="min-w-0">
          <h2>{isNew ? (copy === undefined ? words.newCar : words.copyOf(name)) : name}</h2>
          {car && !isNew && (
            <p className="text-ink-2">
              {words.counted(car.trips, car.reviews, car.rating?.toFixed(1) ?? '')}
            </p>
          )}
        </div>
      </div>
      {car?.taken && !isNew && <Taken taken={car.taken} />}
      {car?.endsAfterRegistration && !isNew && <EndsInside late={car.endsAfterRegistration} />}
      {car && !isNew && <CarPhotos car={car} />}
      {car && !isNew && <CarCalendars car={id} />}
      <CarForm
        key={round}
        choices={data}
        kept={isNew ? undefined : car}
        saved={isNew ? (copy === undefined ? formOf() : copyOf(values)) : formOf(values)}
        onAnew={anew}
        onDone={isNew ? open : anew}
      />
    </div>
  )
}

/** Why the car stays as it is: who has it, and who comes. */
function Taken({ taken }: { taken: NonNullable<KeptCar['taken']> }) {
  const words = useMessages(garageMessages)
  const lang = useLanguage()
  const { isOut, ahead, first } = taken
  return (
    <Banner>
      {isOut && `${words.takenOut} `}
      {first !== undefined && `${words.takenAhead(ahead, dayAndTime(first, lang))} `}
      {words.takenStays}
    </Banner>
  )
}

/** The registration ends inside a booking. */
function EndsInside({ late }: { late: NonNullable<KeptCar['endsAfterRegistration']> }) {
  const words = useMessages(garageMessages)
  const when = useWhen()
  return (
    <Banner tone="warn">
      {words.registrationEnds(late.number, when.wall(late.end))}{' '}
      <Link
        to={routes.staff}
        search={{ view: 'bookings', open: late.order }}
        className="underline underline-offset-3"
      >
        {words.openOrder}
      </Link>
    </Banner>
  )
}
