import { endpointOf } from '../built-endpoint.ts'
import { earlyAnswer } from '../early-answer.ts'

/**
 * The page for each screen that people arrive on: it names the files of that screen and
 * asks for the first answer, so that a slow network brings them with the program and not after it.
 * @param html the page of every screen
 * @param screenFiles JSON of the build: names of files by the path of their screen
 */
export function arrivalPages(html: string, screenFiles: string): Map<string, string> {
  // It asks the server that the page comes from.
  const early = endpointOf(html) === undefined ? earlyAnswer : ''
  const pages = Object.entries(JSON.parse(screenFiles) as Record<string, string[]>)
  return new Map(
    pages.map(([path, files]) => {
      const links = files.map(
        (name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}" />`,
      )
      return [path, html.replace('</head>', () => `${[early, ...links].join('')}</head>`)]
    }),
  )
}
