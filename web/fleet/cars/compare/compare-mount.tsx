import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useComparedCars } from './compared-cars.ts'

type CompareMountProps = {
  /** On a phone another bar of the screen stands below it. */
  isAboveBar?: boolean
}

/** Without its file there is no bar, and every screen goes on. */
const CompareBar = lazy<ComponentType<CompareMountProps>>(() =>
  import('./compare-bar.tsx').then(
    (module) => ({ default: module.CompareBar }),
    () => ({ default: () => null }),
  ),
)

/** The bar of compared cars, from the first one on; at the end of a screen's column, so that nothing stays below it. */
export function CompareMount({ isAboveBar = false }: CompareMountProps): ReactNode {
  const cars = useComparedCars()
  if (cars.length === 0) return null
  return (
    <Suspense>
      <CompareBar isAboveBar={isAboveBar} />
    </Suspense>
  )
}
