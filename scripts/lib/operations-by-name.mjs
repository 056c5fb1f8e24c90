import { join } from 'node:path'
import { parseSync, runnerImport } from 'vite'
import { inProject } from './project.mjs'

/**
 * Of an operation the screens need only how it is called: what it is for and what it answers the
 * server alone reads, and what it takes only a form that says limits. So in the browser an
 * operation is its name, and its `input` a value of its own (`signIn$input`), which whatever reads
 * `signIn.input` is given: where nothing reads it, neither schemas nor their library are loaded.
 * @returns {import('vite').Plugin}
 */
export function operationsByName() {
  const domain = `${inProject('domain')}/`
  const protocol = `${inProject('protocol')}/`
  const web = `${inProject('web')}/`
  /** @type {Names} */
  let names = {}
  return {
    name: 'operations-by-name',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      names = await namesOfOperations()
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return undefined
      if (id.startsWith(web)) return withInputs(code)
      // They only say what is: a file is not loaded for one that nothing is used of.
      if (id.startsWith(domain)) return { code, moduleSideEffects: false }
      if (!id.startsWith(protocol)) return undefined
      return { code: namesOnly(code, names), moduleSideEffects: false }
    },
  }
}

/** @typedef {Record<string, object>} Names what is left of each operation, by its name */
/** @typedef {{ start: number, end: number, text: string }} Edit */
/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

/** @returns {Promise<Names>} */
async function namesOfOperations() {
  const { module } = await runnerImport(inProject(join('protocol', 'operations.ts')), {
    configFile: false,
    logLevel: 'error',
  })
  /** @type {import('#protocol/core/operation.ts').Operation[]} */
  const all = Object.values(module.operations)
  return Object.fromEntries(
    all.map(({ kind, name, objectType, ...others }) => [
      name,
      { kind, name, objectType, ...('fields' in others && { fields: others.fields }) },
    ]),
  )
}

/**
 * A file of `protocol/`: its operations become names, and each other value can be left out.
 * @param {string} code
 * @param {Names} names
 */
export function namesOnly(code, names) {
  /** @type {Edit[]} */
  const edits = []
  const inputs = []
  for (const statement of parsed(code).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) {
      if (!init || /Function/.test(init.type)) continue
      if (!['query', 'command'].includes(init.callee?.name)) {
        edits.push(free(init, code))
        continue
      }
      const [name, definition] = init.arguments
      edits.push({ start: init.start, end: init.end, text: JSON.stringify(names[name.value]) })
      const input = definition.properties?.find(
        (/** @type {Node} */ { key }) => key?.name === 'input',
      )
      const text = input ? free(input.value, code).text : free(definition, code, '.input').text
      inputs.push(`export const ${id.name}$input = ${text}`)
    }
  }
  return [edited(code, edits), ...inputs].join('\n')
}

/**
 * A file of `web/`: what reads `signIn.input` is given `signIn$input`.
 * @param {string} code
 */
export function withInputs(code) {
  if (!code.includes('.input') || !code.includes('#protocol/')) return undefined
  const program = parsed(code)
  /** @type {Map<string, { imported: string, from: string }>} */
  const known = new Map()
  for (const { type, specifiers, source } of program.body) {
    if (type !== 'ImportDeclaration' || !source.value.startsWith('#protocol/')) continue
    for (const { local, imported } of specifiers) {
      if (imported) known.set(local.name, { imported: imported.name, from: source.value })
    }
  }
  /** @type {Edit[]} */
  const edits = []
  /** @type {Set<string>} */
  const used = new Set()
  everyNode(program, ({ type, object, property, computed, start, end }) => {
    if (type !== 'MemberExpression' || computed) return
    const isUnknown = object.property?.name === 'input' && !known.has(object.object.name)
    if (property.name === 'shape' && isUnknown) {
      throw new Error(`${code.slice(start, end)}: in the browser only imported operations have it`)
    }
    if (property.name !== 'input') return
    if (object.type !== 'Identifier' || !known.has(object.name)) return
    used.add(object.name)
    edits.push({ start, end, text: `${object.name}$input` })
  })
  if (edits.length === 0) return undefined
  const imports = [...used].map((name) => {
    const { imported, from } = known.get(name) ?? { imported: name, from: '' }
    return `import { ${imported}$input as ${name}$input } from '${from}'`
  })
  return [edited(code, edits), ...imports].join('\n')
}

/** @param {string} code @returns {Node} */
function parsed(code) {
  return parseSync('file.tsx', code).program
}

/**
 * A value that the build may leave out when nobody uses it.
 * @param {Node} value
 * @param {string} code
 * @param {string} [part] of it
 * @returns {Edit}
 */
function free({ start, end }, code, part = '') {
  return { start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)})${part})()` }
}

/**
 * Each line stays the line that it was, so that places in the source stay right.
 * @param {string} code
 * @param {Edit[]} edits
 */
function edited(code, edits) {
  let text = code
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
    const gone = text.slice(edit.start, edit.end).split('\n').length
    const lines = '\n'.repeat(gone - edit.text.split('\n').length)
    text = text.slice(0, edit.start) + edit.text + lines + text.slice(edit.end)
  }
  return text
}

/** @param {unknown} node @param {(node: Node) => void} visit */
function everyNode(node, visit) {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) visit(/** @type {Node} */ (node))
  for (const part of Object.values(node)) everyNode(part, visit)
}
