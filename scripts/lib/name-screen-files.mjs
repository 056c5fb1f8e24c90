import { join } from 'node:path'
import { inProject } from './project.mjs'

/**
 * Puts the program behind the styles, and writes `screens.json`: for each path, the files of its
 * screen that the page itself does not name. The server names them in the page of that path.
 * @param {Record<string, string[]>} screens the files of each path's screen, from `web/`: its own, and those it
 *   brings in at once
 * @returns {import('vite').Plugin}
 */
export function nameScreenFiles(screens) {
  return {
    name: 'name-screen-files',
    apply: 'build',
    // The page has a first picture of its own: its styles come before the program.
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /<(script type="module"|link rel="modulepreload")/g,
          '<$1 fetchpriority="low"',
        ),
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      /** @returns {Set<string>} @param {string} name @param {Set<string>} found */
      const withImports = (name, found = new Set()) => {
        const chunk = byName.get(name)
        if (!chunk || found.has(name)) return found
        found.add(name)
        for (const next of chunk.imports) withImports(next, found)
        return found
      }
      /** @param {string} file of `web/` */
      const needed = (file) => {
        const source = inProject(join('web', file))
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(source))
        if (!chunk) throw new Error(`No file of the build holds ${file}`)
        return withImports(chunk.fileName)
      }
      const inPage = needed('main.tsx')
      /** @param {[string, string[]]} screen @returns {[string, string[]]} */
      const filesOf = ([path, files]) => {
        const found = files.flatMap((file) => [...needed(file)])
        return [path, [...new Set(found)].filter((name) => !inPage.has(name))]
      }
      this.emitFile({
        type: 'asset',
        fileName: 'screens.json',
        source: JSON.stringify(Object.fromEntries(Object.entries(screens).map(filesOf))),
      })
    },
  }
}
