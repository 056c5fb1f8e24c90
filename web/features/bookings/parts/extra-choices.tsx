import type { Extra } from '#protocol/home/home.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Money } from '#web/ui/money.tsx'

type ExtraChoicesProps = {
  extras: readonly Extra[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Extras with their price, each once an order (docs/product/prices.md#lines). */
export function ExtraChoices({ extras, chosen, onChange }: ExtraChoicesProps) {
  const toggle = (id: string, isOn: boolean) =>
    onChange(
      extras
        .map((extra) => extra.id)
        .filter((each) => (each === id ? isOn : chosen.includes(each))),
    )
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      {extras.map((extra) => (
        <Checkbox
          key={extra.id}
          framed
          checked={chosen.includes(extra.id)}
          onChange={(event) => toggle(extra.id, event.target.checked)}
        >
          <span className="flex items-baseline justify-between gap-3">
            <b className="min-w-0">{extra.name}</b>
            <Money dollars={extra.price} className="font-bold" />
          </span>
          <span className="block text-14 text-ink-2">{extra.description}</span>
        </Checkbox>
      ))}
    </div>
  )
}
