import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { root, sourceFiles } from './source-files.ts'

/** What each file of ours imports of ours, types included, by paths from the root. */
export function importsOfAll(): Map<string, string[]> {
  const files = sourceFiles(['ts', 'tsx', 'mjs'])
  const known = new Set(files)
  return new Map(
    files.map((file) => [file, importsOf(file, readFileSync(root + file, 'utf8'), known)]),
  )
}

/** The files among `known` that `text`, a file at `file`, imports. */
export function importsOf(file: string, text: string, known: ReadonlySet<string>): string[] {
  const { module } = parseSync(file, text)
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]
  const found = [...pathsOf(file, specifiers), ...loadedBy(file, text)]
  return [...new Set(found)].filter((path) => known.has(path))
}

/** The paths that `text`, a file at `file`, loads when it needs them: by `import()`. */
export function loadedBy(file: string, text: string): string[] {
  const specifiers = parseSync(file, text).module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  return pathsOf(file, specifiers)
}

const pathsOf = (file: string, specifiers: readonly string[]): string[] =>
  specifiers.map((specifier) => {
    const path = specifier.split('?', 1)[0] ?? ''
    return path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path)
  })

/** The groups of files that import each other, directly or by a way round. */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const seen = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const visit = (file: string): number => {
    const number = seen.size
    seen.set(file, number)
    open.push(file)
    let low = number
    for (const next of imports.get(file) ?? []) {
      if (!seen.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? seen.get(next) ?? low)
    }
    lowest.set(file, low)
    if (low === number) {
      const group = open.splice(open.indexOf(file))
      if (group.length > 1) found.push(group.toSorted())
    }
    return low
  }
  for (const file of imports.keys()) if (!seen.has(file)) visit(file)
  return found
}
