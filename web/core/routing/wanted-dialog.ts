import { useEffect, useEffectEvent } from 'react'
import { watched } from '../api/watched.ts'

/** A dialog that the next screen shall open, such as the one with a form that is to be corrected. */
const wanted = watched<string | undefined>(undefined)

export const wantDialog = wanted.set

/** Opens what is wanted, once; for the screen that has the dialog. */
export function useWantedDialog(name: string, open: () => void): void {
  const take = useEffectEvent(() => {
    if (wanted.get() !== name) return
    wanted.set(undefined)
    open()
  })
  useEffect(() => {
    take()
    return wanted.subscribe(() => take())
  }, [])
}
