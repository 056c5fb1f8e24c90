import { Check } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Chip } from '#web/ui/chip.tsx'
import { CarDrawing } from '#web/ui/media/car-drawing.tsx'
import { type CarFilters, toggleSubtype, toggleType } from '../car-filters.ts'
import { resultsMessages } from '../results-messages.ts'
import { CountOf } from './count-of.tsx'

type Type = { id: string; name: string; subtypes: readonly { id: string; name: string }[] }

type KindSectionProps = {
  type: Type
  types: readonly Type[]
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
  /** How many free cars of a body type there are; undefined until they are counted. */
  countOf: (subtype: string) => number | undefined
  /** The place of its first body type among all, for the colours. */
  place: number
}

const paints = ['pacific', 'poppy', 'sage', 'sand', 'redwood', 'navy', 'silver', 'graphite']

/** A type: all of it, or some of its body types. */
export function KindSection(props: KindSectionProps) {
  const { type, types, filters, onFilters, countOf, place } = props
  const words = useMessages(resultsMessages)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-2">
        <h3 id={id}>{type.name}</h3>
        <Chip
          selected={filters.selectedTypes.includes(type.id)}
          onToggle={() => onFilters(toggleType(filters, types, type.id))}
        >
          {words.allOf(type.name)}
        </Chip>
      </div>
      <div className="kind-tiles">
        {type.subtypes.map((subtype, at) => (
          <button
            key={subtype.id}
            type="button"
            className={countOf(subtype.id) === 0 ? 'has-none' : undefined}
            aria-pressed={filters.selectedSubtypes.includes(subtype.id)}
            onClick={() => onFilters(toggleSubtype(filters, types, subtype.id))}
          >
            <span className="kind-picture">
              <CarDrawing
                subtype={subtype.id}
                colour={paints[(place + at) % paints.length] ?? ''}
              />
            </span>
            <span>
              {subtype.name} <CountOf count={countOf(subtype.id)} />
            </span>
            <span className="kind-tick">
              <Check aria-hidden="true" size={14} strokeWidth={3} />
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}
