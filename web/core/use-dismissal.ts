import { useState } from 'react'
import { store, stored } from './storage.ts'

type Dismissal = 'donationNoteDismissed' | 'helpUkraineDismissed' | 'installDismissed'

/** Something that is shown until it is put away, once and for all in this browser. */
export function useDismissal(key: Dismissal): { isShown: boolean; dismiss: () => void } {
  const [isShown, setShown] = useState(() => !stored(key))
  const dismiss = () => {
    store(key, true)
    setShown(false)
  }
  return { isShown, dismiss }
}
