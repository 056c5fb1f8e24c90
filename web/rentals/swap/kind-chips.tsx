import { useMessages } from '#web/core/i18n.ts'
import { useTypesFeatures } from '#web/fleet/cars/parts/use-types-features.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { SwapCar } from './swap-car.ts'
import { swapMessages } from './swap-messages.ts'

type KindChipsProps = {
  cars: readonly SwapCar[]
  /** A body type; undefined is all. */
  value: string | undefined
  onChange: (subtype: string | undefined) => void
}

/** The body types among the cars, one at a time. */
export function KindChips({ cars, value, onChange }: KindChipsProps) {
  const words = useMessages(swapMessages)
  const { types } = useTypesFeatures()
  const present = new Set(cars.map((one) => one.car.subtypeId))
  const kinds = types.flatMap((type) => type.subtypes).filter((kind) => present.has(kind.id))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-14 font-bold">{words.kinds}</legend>
      <div className="flex flex-wrap gap-2">
        <Chip selected={value === undefined} onToggle={() => onChange(undefined)}>
          {words.all}
        </Chip>
        {kinds.map((kind) => (
          <Chip
            key={kind.id}
            selected={kind.id === value}
            onToggle={() => onChange(kind.id === value ? undefined : kind.id)}
          >
            {kind.name}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
