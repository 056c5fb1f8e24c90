import { Check } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Chip } from '#web/ui/chip.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextArea } from '#web/ui/forms/field.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { Money } from '#web/ui/money.tsx'
import { callerMessages } from './caller-messages.ts'
import type { Found } from './found.ts'
import type { Saying } from './use-wish.ts'

type CallerCarsProps = Saying & { found: Found; isOld: boolean }

/** The cheapest cars that are free, what comes with one, and what the desk should know. */
export function CallerCars({ wish, say, found, isOld }: CallerCarsProps) {
  const words = useMessages(callerMessages)
  const has = (id: string) => wish.options.includes(id)
  return (
    <>
      <div className={cx('grid gap-3', isOld && 'caller-is-old')}>
        <div className="caller-head">
          <h3 className="text-18">{words.cars}</h3>
          <span role="status" className="text-14 text-ink-2">
            {words.free(found.free)}
          </span>
        </div>
        {found.message && (
          <p role="alert" className="font-bold text-danger">
            {found.message}
          </p>
        )}
        {found.cars.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <RadioCards
            label={words.cars}
            hideLabel
            value={found.car}
            onChange={(car) => say({ car })}
            cards={found.cars.map(({ car, plate, price }) => ({
              id: car.id,
              content: <CarRow car={car} plate={plate} price={price} />,
            }))}
          />
        )}
      </div>
      {found.extras.length > 0 && (
        <div role="group" aria-label={words.extras} className="caller-chips">
          {found.extras.map(({ id, name, price }) => (
            <Chip
              key={id}
              selected={has(id)}
              onToggle={() =>
                say({
                  options: has(id)
                    ? wish.options.filter((one) => one !== id)
                    : [...wish.options, id],
                })
              }
            >
              {has(id) && <Check aria-hidden="true" size={18} />}
              {name}, {formatMoney(price)}
            </Chip>
          ))}
        </div>
      )}
      <TextArea
        label={words.note}
        rows={2}
        maxLength={1000}
        value={wish.note}
        onChange={({ target }) => say({ note: target.value })}
      />
    </>
  )
}

function CarRow({ car, plate, price }: Found['cars'][number]) {
  return (
    <span className="caller-car">
      <CarThumb subtype={car.subtypeId} colour={car.colour} photo={car.photos[0]} isSaidBeside />
      <span className="min-w-0">
        <span className="block font-bold">
          {car.make} {car.model} {car.year}
        </span>
        <span className="block text-14 text-ink-2">
          {plate} · {car.location.city}
        </span>
      </span>
      <Money dollars={price} className="font-bold" />
    </span>
  )
}
