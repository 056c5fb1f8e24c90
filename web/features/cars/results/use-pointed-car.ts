import type { FocusEvent, PointerEvent } from 'react'

/** Watches a list of cards (`data-car`): which car is under the pointer or has the focus. */
export function usePointedCar(onPoint: (car: string | undefined) => void) {
  return {
    onPointerOver: ({ target }: PointerEvent) => onPoint(carOf(target)),
    onPointerLeave: () => onPoint(undefined),
    onFocus: ({ target }: FocusEvent) => onPoint(carOf(target)),
    onBlur: () => onPoint(undefined),
  }
}

/** The car of the card that something lies in. */
function carOf(target: EventTarget): string | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-car]') : null
  return card?.dataset.car
}
