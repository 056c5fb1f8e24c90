import { basename, extname } from 'node:path'
import { endpointOf } from '../built-endpoint.ts'

const drawing = 'ui/media/corner-sheet.ts'
/** Screens that people arrive on: what each brings in at once, from `web/`. */
export const arrivals = {
  '/': ['rentals/home/home-screen.tsx', drawing],
  '/results': ['app/screens/results-screen.tsx', drawing],
  '/details': ['app/screens/details-screen.tsx', drawing],
  '/booking': ['rentals/bookings/booking-screen.tsx', drawing],
  '/payment': ['rentals/payments/payment-screen.tsx'],
}

/** What the build says of a source: the file that holds it, and the sources of the files that this one needs. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>

/**
 * Where the build lists a source: under its own name, or, where other files need parts of it too,
 * as a shared file that is called after it.
 */
function keyOf(source: string, manifest: Manifest): string {
  if (manifest[source]) return source
  const called = basename(source, extname(source))
  const shared = Object.keys(manifest).find((key) => manifest[key]?.name === called)
  if (!shared) throw new Error(`The build has no file of ${source}`)
  return shared
}

/** The files that an entry of the build needs, its own first. */
function filesOf(key: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(next, manifest, found)
  return found
}

/**
 * The page for each screen that people arrive on: it names the files of that screen and
 * asks for the first answer, so that a slow network brings them with the program and not after it.
 * @param html the page of every screen
 * @param manifest JSON of the build: which file holds what
 * @param early the script that asks for the first answer
 */
export function arrivalPages(html: string, manifest: string, early: string): Map<string, string> {
  const built = JSON.parse(manifest) as Manifest
  // It asks the server that the page comes from.
  const script = early && endpointOf(html) === undefined ? `<script>${early}</script>` : ''
  const inPage = filesOf('index.html', built)
  return new Map(
    Object.entries(arrivals).map(([path, sources]) => {
      const files = new Set(sources.flatMap((source) => [...filesOf(keyOf(source, built), built)]))
      const links = [...files]
        .filter((name) => !inPage.has(name))
        .map(
          (name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}" />`,
        )
      return [path, html.replace('</head>', () => `${[script, ...links].join('')}</head>`)]
    }),
  )
}
