import { routes } from '#protocol/core/screens.ts'

const names: readonly string[] = Object.values(routes)
const screens = names.map((name) => ({ name, parts: name.split('/') }))

/**
 * The screen at a path, as the program of the browser finds it: letters of either case, and a slash
 * at the end or none. Undefined where there is none.
 */
export function knownScreen(path: string): string | undefined {
  const whole = (/[^/]\/$/.test(path) ? path.slice(0, -1) : path).toLowerCase()
  const asked = whole.split('/')
  const found = screens.find(
    ({ parts }) =>
      parts.length === asked.length &&
      parts.every((part, at) => (part.startsWith('$') ? asked[at] !== '' : part === asked[at])),
  )?.name
  // The word before an id is no id: without one, `/jobs/edit` is nothing.
  const isWord = found?.includes('$') && names.some((name) => name.startsWith(`${whole}/`))
  return isWord ? undefined : found
}
