import type { FocusEvent, PointerEvent } from 'react'

/** What a card of a list stands for, as an attribute of its element. */
export const onMap = (id: string) => ({ 'data-on-map': id })

/** Watches a list of cards (`onMap`): which is under the pointer or has the focus. */
export function usePointed(onPoint: (id: string | undefined) => void) {
  return {
    onPointerOver: ({ target }: PointerEvent) => onPoint(cardOf(target)),
    onPointerLeave: () => onPoint(undefined),
    onFocus: ({ target }: FocusEvent) => onPoint(cardOf(target)),
    onBlur: () => onPoint(undefined),
  }
}

/** What the card stands for that something lies in. */
function cardOf(target: EventTarget): string | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-on-map]') : null
  return card?.dataset.onMap
}

/** Brings a card into sight. */
export function showCard(id: string | undefined): void {
  if (id === undefined) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document
    .querySelector(`[data-on-map="${CSS.escape(id)}"]`)
    ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
}
