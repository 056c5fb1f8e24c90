import { endpointOf } from '../built-endpoint.ts'

const drawing = 'ui/media/corner-sheet.ts'
/** Screens that people arrive on, all of which begin with the areas: what each brings in at once, from `web/`. */
export const arrivals = {
  '/': ['rentals/home/home-screen.tsx', drawing],
  '/results': ['app/screens/results-screen.tsx', drawing],
  '/details': ['app/screens/details-screen.tsx', drawing],
  '/booking': ['rentals/bookings/booking-screen.tsx', drawing],
}

/** What the build says of a source: the file that holds it, and the sources of the files that this one needs. */
type Manifest = Record<string, { file: string; imports?: string[] }>

/** The files that a source needs, its own first. */
function filesOf(source: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const chunk = manifest[source]
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
      const files = new Set(sources.flatMap((source) => [...filesOf(source, built)]))
      const links = [...files]
        .filter((name) => !inPage.has(name))
        .map(
          (name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}" />`,
        )
      return [path, html.replace('</head>', () => `${[script, ...links].join('')}</head>`)]
    }),
  )
}
