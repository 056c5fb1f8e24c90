import { Check } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { useTypesFeatures } from '../parts/use-types-features.ts'
import { detailsMessages } from './details-messages.ts'

/** What the car has; a feature that is not named is not known, not absent. */
export function CarFeatures({ ids }: { ids: readonly string[] }) {
  const words = useMessages(detailsMessages)
  const { features } = useTypesFeatures()
  const own = features.filter(({ id }) => ids.includes(id))
  if (own.length === 0) return null
  return (
    <section aria-labelledby="features" className="grid gap-2.5">
      <h2 id="features">{words.features}</h2>
      <ul className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {own.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2">
            <Check aria-hidden="true" size={20} className="flex-none text-ok" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
