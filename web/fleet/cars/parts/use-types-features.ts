import { carTypesFeatures } from '#protocol/fleet/names.ts'
import { useRead } from '#web/core/api/use-read.ts'

/** Types with their body types, and features, with their names; empty until they are known, and while nobody needs them. */
export function useTypesFeatures(isNeeded = true) {
  const { data } = useRead(carTypesFeatures, {}, { enabled: isNeeded })
  const { types, features } = data ?? { types: [], features: [] }
  return { types, features }
}
