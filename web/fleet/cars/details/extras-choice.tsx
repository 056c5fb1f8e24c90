import { home } from '#protocol/fleet/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { detailsMessages } from './details-messages.ts'
import { Fold } from './folded-parts.tsx'

type ExtrasChoiceProps = {
  /** `options` of the query. */
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
}

/** What can be added, each with its price for the whole order. */
export function ExtrasChoice({ chosen, onChoose }: ExtrasChoiceProps) {
  const words = useMessages(detailsMessages)
  const { data } = useRead(home, {})
  const extras = data?.extras ?? []
  if (extras.length === 0) return null
  return (
    <Fold
      icon="extras"
      title={words.extras}
      says={chosen.length > 0 ? <Num>{chosen.length}</Num> : words.noExtras}
    >
      <p className="pb-2 text-ink-2">{words.extrasLead}</p>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {extras.map(({ id, name, description, price }) => (
          <Checkbox
            key={id}
            framed
            className="grid"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          >
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-bold">{name}</span>
              <Money dollars={price} />
            </span>
            <span className="block text-14 text-ink-2">{description}</span>
          </Checkbox>
        ))}
      </div>
    </Fold>
  )
}
