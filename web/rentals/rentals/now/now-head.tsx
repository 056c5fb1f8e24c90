import { useNavigate } from '@tanstack/react-router'
import { ChevronsUpDown } from 'lucide-react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { lookOf } from '#web/fleet/cars/parts/car-look.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { Code } from '#web/ui/code.tsx'
import type { ListedRental, SelectedRental } from '../shown.ts'
import { nowMessages } from './now-messages.ts'

type NowHeadProps = { rental: SelectedRental; rentals: readonly ListedRental[] }

/** Which car and order it is, and the choice among several. */
export function NowHead({ rental, rentals }: NowHeadProps) {
  const words = useMessages(nowMessages)
  const lang = useLanguage()
  const navigate = useNavigate()
  const { car, plate, orderId, number } = rental
  return (
    <div className="relative mb-3 flex items-center gap-3">
      <CarThumb className="w-20 flex-none [view-transition-name:car]" {...lookOf(car)} />
      <p className="min-w-0 grow">
        <b className="block">{carName(car)}</b>
        <span className="block text-14 text-ink-2">
          <Code>{words.order(String(number))}</Code>
          {plate && (
            <>
              {' · '}
              <Code>{plate}</Code>
            </>
          )}
        </span>
      </p>
      {rentals.length > 1 && (
        <span className="relative grid size-12 flex-none place-items-center rounded-control focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-1">
          <ChevronsUpDown aria-hidden="true" size={20} />
          <select
            aria-label={words.chooseRental}
            value={orderId}
            onChange={(event) => {
              const order = event.target.value
              void navigate({ to: routes.dashboard, search: { order }, resetScroll: false })
            }}
            className="absolute inset-0 size-full cursor-pointer appearance-none"
            style={{ opacity: 0 }}
          >
            {rentals.map((one) => (
              <option key={one.orderId} value={one.orderId}>
                {`${carName(one.car)} · ${formatNearDay(dayOf(one.dates.start), lang)}`}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  )
}
