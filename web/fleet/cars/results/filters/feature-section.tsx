import { useId } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Chip } from '#web/ui/chip.tsx'
import { type CarFilters, toggleFeature } from '../car-filters.ts'
import { resultsMessages } from '../results-messages.ts'
import { CountOf } from './count-of.tsx'

type FeatureSectionProps = {
  features: readonly { id: string; name: string }[]
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
  /** How many free cars would be left with it; undefined until they are counted. */
  countOf: (feature: string) => number | undefined
}

/** What a car must have, all of it. */
export function FeatureSection({ features, filters, onFilters, countOf }: FeatureSectionProps) {
  const words = useMessages(resultsMessages)
  const id = useId()
  if (features.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2.5">
        {words.features}
      </h3>
      <div className="feature-chips flex flex-wrap gap-2">
        {features.map((feature) => (
          <Chip
            key={feature.id}
            selected={filters.selectedFeatures.includes(feature.id)}
            onToggle={() => onFilters(toggleFeature(filters, feature.id))}
          >
            {feature.name} <CountOf count={countOf(feature.id)} />
          </Chip>
        ))}
      </div>
    </section>
  )
}
