import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

const library = 'lucide-react'

/**
 * Each icon comes from its own file: through the library's list of them, whoever needs one would
 * need all that any screen shows (`name-chunks.mjs` sees files, not which of their names are used).
 * @returns {import('vite').Plugin}
 */
export function iconsByFile() {
  const list = join(
    dirname(createRequire(import.meta.url).resolve(library)),
    `../esm/${library}.mjs`,
  )
  const files = filesOfIcons(readFileSync(list, 'utf8'))
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes(`'${library}'`)) return undefined
      const changed = byFile(code, (icon) => {
        const file = files.get(icon)
        return file && join(dirname(list), file)
      })
      // Every line stays where it was, so the map that there is holds.
      return changed === undefined ? undefined : { code: changed, map: null }
    },
  }
}

/**
 * Which file has which icon, by the list of the library.
 * @param {string} list
 */
export function filesOfIcons(list) {
  /** @type {Map<string, string>} */
  const files = new Map()
  for (const statement of parseSync('list.mjs', list).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue
    for (const { local, exported } of statement.specifiers) {
      if ('name' in local && local.name === 'default' && 'name' in exported)
        files.set(exported.name, statement.source.value)
    }
  }
  return files
}

/**
 * A file whose icons come from their files; what is none stays with the library.
 * @param {string} code
 * @param {(icon: string) => string | undefined} fileOf
 */
export function byFile(code, fileOf) {
  const { body } = parseSync('file.tsx', code).program
  const found = body.find(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.importKind !== 'type' &&
      statement.source.value === library,
  )
  if (found?.type !== 'ImportDeclaration') return undefined
  const imports = found.specifiers.map((specifier) => {
    const { start, end, local } = specifier
    const file = fileOf(code.slice(start, end).replace(/ as .*/s, ''))
    const isType = 'importKind' in specifier && specifier.importKind === 'type'
    if (isType) return `import type { ${local.name} } from '${library}'`
    if (!file) return `import { ${code.slice(start, end)} } from '${library}'`
    return `import ${local.name} from ${JSON.stringify(file)}`
  })
  // In one line, and with the lines that it had: places in the source stay right.
  const lines = code.slice(found.start, found.end).split('\n').length
  const text = imports.join('; ') + '\n'.repeat(lines - 1)
  return code.slice(0, found.start) + text + code.slice(found.end)
}
