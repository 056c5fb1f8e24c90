import { useMessages } from '#web/core/i18n.ts'
import { TownField, townText } from '#web/fleet/places/town-field.tsx'
import { resultsMessages } from './results-messages.ts'
import type { Town } from './where.ts'

type PlaceFieldProps = {
  /** Only its towns; undefined for all. */
  area: string | undefined
  value: Town | undefined
  onChange: (town: Town | undefined) => void
}

/** «Near a town» among the filters. */
export function PlaceField({ area, value, onChange }: PlaceFieldProps) {
  const words = useMessages(resultsMessages)
  return (
    <TownField
      label={words.near}
      clearLabel={words.nearClear}
      area={area}
      value={value}
      onChange={(town) => onChange(town && { id: town.id, name: townText(town) })}
    />
  )
}
