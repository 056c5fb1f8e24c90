import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { remember, remembered } from '#web/core/session/session-memory.ts'

const memory = 'places'
/** A screen may still be growing while its pictures and answers arrive. */
const patienceMs = 2000

type Places = Record<string, number>

const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

/** Scrolls down as soon as the page is long enough, unless the person moves first. */
function goTo(place: number): void {
  const until = performance.now() + patienceMs
  const moved = new AbortController()
  for (const kind of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(kind, () => moved.abort(), { once: true, signal: moved.signal })
  }
  const step = () => {
    if (moved.signal.aborted) return
    window.scrollTo(0, place)
    if (Math.abs(window.scrollY - place) < 2 || performance.now() > until) moved.abort()
    else requestAnimationFrame(step)
  }
  step()
}

/**
 * Back, Forward and reloading return to the place where the screen was left; every other
 * navigation begins at the top (docs/product/app.md#routes), which the router does. The router's own memory is
 * not used: a screen that corrects its address while it appears makes it forget.
 */
export function returnToOldPlaces(router: AnyRouter): void {
  const places = (remembered(memory) ?? {}) as Places
  let shown: string | undefined
  let isReturning = true
  history.scrollRestoration = 'manual'

  const leave = () => {
    if (shown !== undefined) places[shown] = window.scrollY
  }
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isReturning = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.subscribe('onBeforeNavigate', () => {
    leave()
    shown = undefined
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    const place = isReturning ? places[keyOf(toLocation)] : undefined
    if (place) goTo(place)
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    shown = keyOf(toLocation)
  })
  addEventListener('pagehide', () => {
    leave()
    remember(memory, places)
  })
}
