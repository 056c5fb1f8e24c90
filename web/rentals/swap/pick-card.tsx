import { Link } from '@tanstack/react-router'
import { Check, Scale } from 'lucide-react'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { cx } from '#web/ui/cx.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { Num } from '#web/ui/num.tsx'
import { type SwapCar, type SwapDates, swapDetails } from './swap-car.ts'
import { swapMessages } from './swap-messages.ts'

type PickCardProps = {
  one: SwapCar
  kind: keyof typeof swapMessages.en.fit
  order: string
  dates: SwapDates | undefined
  isKept: boolean
  onKeep: () => void
}

/** One of the three that fit, with why and one sum: what is to be paid today, or what comes back. */
export function PickCard({ one, kind, order, dates, isKept, onKeep }: PickCardProps) {
  const words = useMessages(swapMessages)
  const { car, total } = one
  const isBack = total < 0
  const facts = [words.seats(car.seats), car.mpg && words.mpg(car.mpg), car.location.city]
  const Icon = isKept ? Check : Scale
  return (
    <li className="swap-pick relative flex min-h-28 overflow-hidden rounded-card border border-line bg-surface lg:flex-col">
      <CarThumb
        className="grid w-28 flex-none place-items-center rounded-none! lg:w-full"
        subtype={car.subtypeId}
        colour={car.colour}
        photo={car.photos[0]}
        isSaidBeside
      />
      <div className="grid min-w-0 grow content-between gap-0.5 px-3.5 py-2 leading-tight">
        <p className="text-14 font-bold text-on-soft">{words.fit[kind]}</p>
        <h3 className="font-text text-18 tracking-normal">
          <Link
            to={routes.details}
            search={swapDetails(car, order, dates)}
            state={{ fromResults: true }}
            className="after:absolute after:inset-0 after:z-1"
          >
            {carName(car)}
          </Link>
        </h3>
        <p className="text-14 text-ink-2">
          <NumbersIn text={facts.filter(Boolean).join(' · ')} />
        </p>
        <div className="flex items-end justify-between gap-2">
          <p className={cx('text-24 font-bold', isBack && 'text-ok')}>
            <Num>{`${total > 0 ? '+' : ''}${formatMoney(Math.abs(total))}`}</Num>{' '}
            <span className="block text-14 font-normal text-ink">
              {isBack ? words.backToYou : words.today}
            </span>
          </p>
          <button
            type="button"
            aria-pressed={isKept}
            aria-label={words.keep(carName(car))}
            onClick={onKeep}
            className="z-2 grid size-11 flex-none place-items-center rounded-full border-[1.5px] border-line-strong bg-surface aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-soft"
          >
            <Icon aria-hidden="true" size={20} />
          </button>
        </div>
      </div>
    </li>
  )
}
