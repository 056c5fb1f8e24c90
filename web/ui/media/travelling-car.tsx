import { type ComponentProps, useLayoutEffect } from 'react'
import { CarThumb } from './car-thumb.tsx'

type Look = Pick<ComponentProps<typeof CarThumb>, 'subtype' | 'colour' | 'photo' | 'isSample'>

/** The car that was looked at last, under its own id and those of its orders. */
let last: { ids: readonly string[]; look: Look } | undefined

/** Its order has an id of its own, and the next screen knows no other. */
export function carBecomes(car: string, order: string): void {
  if (last?.ids.includes(car)) last = { ...last, ids: [...last.ids, order] }
}

/** A screen about this car; the next one has its picture before anything is read. */
export function useSeenCar(id: string, { subtype, colour, photo, isSample }: Look): void {
  useLayoutEffect(() => {
    const ids = last?.ids.includes(id) ? last.ids : [id]
    last = { ids, look: { subtype, colour, photo, isSample } }
  }, [id, subtype, colour, photo, isSample])
}

type CarOnItsWayProps = {
  /** Of the car or of its order. */
  id: string | undefined
  className?: string
}

/** The car of the screen before, where its picture will stand: it travels there while the rest is read (docs/design.md#tokens). */
export function CarOnItsWay({ id, className = 'w-20' }: CarOnItsWayProps) {
  if (!last || id === undefined || !last.ids.includes(id)) return null
  return (
    <div aria-hidden="true" className={className}>
      <CarThumb {...last.look} className="[view-transition-name:car]" />
    </div>
  )
}
