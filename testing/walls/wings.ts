/** The nine wings, the same words on every side, the earliest first. A wing imports only earlier ones. */
export const wings = [
  'people',
  'fleet',
  'money',
  'rentals',
  'help',
  'community',
  'jobs',
  'news',
  'staff',
] as const

/** What stands beside the wings on each side: what knows none of them, and what combines them. */
export const beside = {
  domain: { below: ['core'], above: [] },
  protocol: { below: ['core'], above: [] },
  server: { below: ['platform'], above: ['app', 'tools'] },
  web: { below: ['core', 'ui'], above: ['app', 'widget'] },
} as const

export type Side = keyof typeof beside

const inFolder = /^(domain|protocol|server|web)\/([^/]+)\//

/** The place of a file among the wings: -1 below all of them, 9 above; undefined at the top of a side. */
export function rankOf(file: string): number | undefined {
  const [, side, folder = ''] = inFolder.exec(file) ?? []
  if (side === undefined) return undefined
  const { below, above } = beside[side as Side]
  const names: readonly string[] = wings
  if ((below as readonly string[]).includes(folder)) return -1
  return (above as readonly string[]).includes(folder) ? wings.length : names.indexOf(folder)
}

/** The feature of the server that a file is of: `orders` of `server/money/orders/x.ts`. */
export function featureOf(file: string): string | undefined {
  const [, wing = '', folder] = /^server\/([^/]+)\/([^/]+)\//.exec(file) ?? []
  const names: readonly string[] = wings
  return names.includes(wing) && folder !== 'gateways' ? folder : undefined
}
