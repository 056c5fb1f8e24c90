/** The part of the browser's trusted types that is used here; the compiler's own list does not have them. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: {
      createHTML?: (text: string) => string | null
      createScriptURL?: (address: string) => string | null
    },
  ) => { createHTML: (text: string) => string; createScriptURL: (address: string) => string }
}

const factory = (window as { trustedTypes?: TrustedTypes }).trustedTypes

/*
 * The server tells browsers to take text for HTML and addresses of scripts from these policies alone
 * (content-security-policy.ts), so that no other text becomes a program by mistake.
 */
const own = factory?.createPolicy('tramo', {
  createHTML: (svg) => svg,
  createScriptURL: (address) => (address === '/service-worker.js' ? address : null),
})

/** The worker of the map with streets, as the build names it; its library makes the worker itself. */
const streetsWorker = /^\/assets\/maplibre-gl-worker-[\w-]+\.mjs$/

// React Aria empties its announcements by an empty text; nothing else goes in without being named.
factory?.createPolicy('default', {
  createHTML: (text) => (text === '' ? text : null),
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href)
    return origin === location.origin && streetsWorker.test(pathname) ? address : null
  },
})

/** Text of one of our own drawings, as something that a page may take for HTML. */
export function trustedDrawing(svg: string): string {
  return own?.createHTML(svg) ?? svg
}

/** The address of our own worker, as something that a page may run. */
export function trustedWorker(address: '/service-worker.js'): string {
  return own?.createScriptURL(address) ?? address
}
