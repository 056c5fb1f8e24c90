import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

const flag = 'screenReloaded'

/** True once a session: a new release may have replaced the screen's file, and a reload finds it. Without signal it cannot help. */
function mayReload(): boolean {
  if (!navigator.onLine) return false
  try {
    if (sessionStorage.getItem(flag) !== null) return false
    sessionStorage.setItem(flag, '1')
    return true
  } catch {
    return false
  }
}

/** Loads a screen's module; a first failure reloads the page, a second one is passed on (docs/product/app.md#routes). */
export async function loadOrReload<Loaded>(
  load: () => Promise<Loaded>,
  reload: () => void = () => window.location.reload(),
): Promise<Loaded> {
  try {
    return await load()
  } catch (cause) {
    if (!mayReload()) throw new Error('The screen could not be loaded', { cause })
    reload()
    return new Promise<never>(() => {})
  }
}

/** The component of a route, loaded when needed: `lazyScreen(() => import('./results-screen.tsx'), 'ResultsScreen')`. */
export function lazyScreen<
  Module extends Record<string, ComponentType>,
  Name extends keyof Module & string,
>(load: () => Promise<Module>, name: Name) {
  return lazyRouteComponent<Module, Name>(() => loadOrReload(load), name)
}
