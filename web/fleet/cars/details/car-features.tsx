import { Check } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { useTypesFeatures } from '../parts/use-types-features.ts'
import { Num } from '#web/ui/num.tsx'
import { detailsMessages } from './details-messages.ts'
import { Fold } from './folded-parts.tsx'

/** What the car has; a feature that is not named is not known, not absent. */
export function CarFeatures({ ids }: { ids: readonly string[] }) {
  const words = useMessages(detailsMessages)
  const { features } = useTypesFeatures()
  const own = features.filter(({ id }) => ids.includes(id))
  if (own.length === 0) return null
  return (
    <Fold icon="features" title={words.features} says={<Num>{own.length}</Num>}>
      <ul className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {own.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2">
            <Check aria-hidden="true" size={20} className="flex-none text-ok" />
            {name}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
