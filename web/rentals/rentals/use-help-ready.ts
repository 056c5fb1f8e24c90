import { useEffect } from 'react'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import { helpPropsOf } from './help-props-of.ts'
import type { LaterParts } from './later-parts.ts'
import type { SelectedRental } from './shown.ts'
import { hasCar } from './status-look.ts'

/** Who is on the road gets the help card while the screen rests, so that it is there without signal. */
export function useHelpReady(
  rental: SelectedRental,
  keepHelpReady: LaterParts['keepHelpReady'],
): void {
  const isOut = hasCar(rental)
  const { order, car } = helpPropsOf(rental)
  const { id, name, typeId } = car
  useEffect(() => {
    if (!isOut) return
    whenIdle(() => {
      // Without signal it is tried again when the card is opened.
      keepHelpReady({ order, car: { id, name, typeId } }).catch(() => {})
    })
  }, [isOut, order, id, name, typeId, keepHelpReady])
}
