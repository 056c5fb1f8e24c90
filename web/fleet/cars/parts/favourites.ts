import { useSyncExternalStore } from 'react'
import { store, stored } from '#web/core/storage.ts'
import { whenSignedOut } from '#web/core/session/session.ts'
import { watched } from '#web/core/api/watched.ts'

const favourites = watched<readonly string[]>(stored('favoriteCars') ?? [])

// Sign-out clears the browser's storage; a lost session leaves it: look again either way.
whenSignedOut(() => favourites.set(stored('favoriteCars') ?? []))

/** All favourites of this browser, the first one first. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(favourites.subscribe, favourites.get)
}

/** Whether a car is a favourite of this browser, and the switch for it (docs/product/entities.md#browser-storage "favorite cars"). */
export function useFavourite(carId: string): { isFavourite: boolean; toggle: () => void } {
  const isFavourite = useFavourites().includes(carId)
  const toggle = () => {
    // Another tab may have added some meanwhile.
    const kept = stored('favoriteCars') ?? []
    const others = kept.filter((id) => id !== carId)
    const next = isFavourite ? others : [...others, carId]
    store('favoriteCars', next)
    favourites.set(next)
  }
  return { isFavourite, toggle }
}
