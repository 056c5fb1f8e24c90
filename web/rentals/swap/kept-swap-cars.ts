import { useSyncExternalStore } from 'react'
import { whenSignedOut } from '#web/core/session/session.ts'
import { store, stored } from '#web/core/storage.ts'
import { watched } from '#web/core/api/watched.ts'

/** With the own car three stand side by side; more do not fit on a phone. */
const mostKept = 2

/** As many as fit, of those that this browser kept. */
function newest(): readonly string[] {
  return (stored('swapCars') ?? []).slice(-mostKept)
}

const swapCars = watched<readonly string[]>(newest())

// Sign-out clears the browser's storage; a lost session leaves it: look again either way.
whenSignedOut(() => swapCars.set(newest()))

function keep(ids: readonly string[]): void {
  store('swapCars', [...ids])
  swapCars.set(ids)
}

/** The cars that this browser keeps to compare for a change (docs/product/entities.md#browser-storage "swap cars"). */
export function useSwapCars() {
  const kept = useSyncExternalStore(swapCars.subscribe, swapCars.get)
  return {
    kept,
    /** Keeps a car or lets it go; the one kept longest makes room. */
    toggle: (car: string) => {
      // Another tab may have kept some meanwhile.
      const now = stored('swapCars') ?? []
      const others = now.filter((id) => id !== car)
      keep(kept.includes(car) ? others : [...others, car].slice(-mostKept))
    },
    clear: () => keep([]),
  }
}
