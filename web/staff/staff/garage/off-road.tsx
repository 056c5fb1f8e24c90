import { staffBrokenCar } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { OffRoadForm } from './off-road-form.tsx'
import { offRoadMessages } from './off-road-messages.ts'
import { OffRoadRenters } from './off-road-renters.tsx'
import { SpanRow } from './span-row.tsx'
import './off-road.css'

/** A car that broke down, or is blocked: since when, and who gets which one instead (docs/product/cars.md#off-the-road). */
export function OffRoad({ car: id }: { car: string }) {
  const words = useMessages(offRoadMessages)
  const { data, error, refetch } = useRead(staffBrokenCar, { car: id })
  if (!data) {
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  }
  const { car, spans, renters } = data
  const isBroken = spans.some(({ kind }) => kind === 'broken')
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton
          variant="ghost"
          to={routes.staff}
          search={{ view: 'cars', car: id }}
          className="-ml-3"
        >
          ‹ {car.plate || car.name}
        </LinkButton>
        <h2>{spans.length > 0 ? words.isOff(car.name) : words.title(car.name)}</h2>
      </div>
      <Card className="grid gap-4" aria-label={car.name}>
        <div className="off-road-head">
          <CarThumb
            className="w-16 flex-none"
            subtype={car.subtypeId}
            colour={car.colour}
            photo={car.photo}
          />
          <div>
            <p className="font-bold">{car.name}</p>
            <p className="text-14 text-ink-2">{car.plate}</p>
          </div>
        </div>
        {spans.map((span) => (
          <SpanRow key={span.id} span={span} />
        ))}
        {!isBroken && <OffRoadForm car={id} version={data.version} now={data.now} />}
      </Card>
      {isBroken &&
        (renters.length > 0 ? (
          <OffRoadRenters renters={renters} />
        ) : (
          <EmptyState title={words.nobody}>{words.nobodyText}</EmptyState>
        ))}
    </div>
  )
}
