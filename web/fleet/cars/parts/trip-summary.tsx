import { plainName } from '#domain/fleet/fleet/car-name.ts'
import { formatWeekDay } from '#domain/core/time/format-date.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { Num } from '#web/ui/num.tsx'

const en = { start: 'Start', end: 'End' }
const es: typeof en = { start: 'Inicio', end: 'Fin' }
const messages = { en, es }

type TripSummaryProps = {
  car: Car
  area: string | undefined
  /** YYYY-MM-DDTHH:mm on the area's wall clock; left out when the dates stand elsewhere. */
  dates?: { start: string; end: string }
}

/** Which car, where, from when to when: the head of the price card. */
export function TripSummary({ car, area, dates }: TripSummaryProps) {
  const words = useMessages(messages)
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <CarThumb
          className="w-28 flex-none"
          subtype={car.subtypeId}
          colour={car.colour}
          photo={car.photos[0]}
        />
        <div className="min-w-0">
          <p className="font-display text-20 leading-tight font-bold">{plainName(car)}</p>
          <p className="text-14 text-ink-2">
            {[car.year, area].filter((part) => part !== undefined).join(' · ')}
          </p>
        </div>
      </div>
      {dates && (
        <dl className="grid grid-cols-2 gap-3">
          <Moment label={words.start} value={dates.start} />
          <Moment label={words.end} value={dates.end} />
        </dl>
      )}
    </div>
  )
}

function Moment({ label, value }: { label: string; value: string }) {
  const lang = useLanguage()
  const [day = '', time] = value.split('T')
  return (
    <div>
      <dt className="text-14 text-ink-2">{label}</dt>
      <dd className="font-bold">
        <Num className="block">{formatWeekDay(day, lang)}</Num>
        <Num className="block">{time}</Num>
      </dd>
    </div>
  )
}
