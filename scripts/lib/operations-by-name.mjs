import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, runnerImport } from 'vite'
import { inProject } from './project.mjs'

/** What stands behind the name of a file of `protocol/` where its schemas are meant. */
const schemas = '?schemas'

/**
 * Of an operation the screens need only how it is called: what it is for and what it answers the
 * server alone reads, and what it takes only a form that checks by it. So in the browser an
 * operation is its name, and its `input` a value of another module (`signIn$input` of the file with
 * `?schemas`), which whatever reads `signIn.input` is given: where nothing reads it, neither schemas
 * nor their library are loaded. What only asks how long a text may be is given the number.
 * @returns {import('vite').Plugin}
 */
export function operationsByName() {
  const domain = `${inProject('domain')}/`
  const protocol = `${inProject('protocol')}/`
  const web = `${inProject('web')}/`
  /** @type {Known} */
  let known = { names: {}, limits: {} }
  return {
    name: 'operations-by-name',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      known = await knownOfOperations()
    },
    async resolveId(source, importer) {
      if (!source.endsWith(schemas)) return undefined
      const file = await this.resolve(source.slice(0, -schemas.length), importer)
      return file && `${file.id}${schemas}`
    },
    async load(id) {
      if (!id.endsWith(schemas)) return undefined
      return { code: await readFile(id.slice(0, -schemas.length), 'utf8'), moduleType: 'ts' }
    },
    transform(code, id) {
      // They only say what is: a file is not loaded for one that nothing is used of, and its map may be off by lines.
      const rest = { map: null, moduleSideEffects: false }
      if (id.endsWith(schemas)) return { code: schemasOf(code), ...rest }
      if (!/\.tsx?$/.test(id)) return undefined
      if (id.startsWith(web)) return { code: withInputs(code, known.limits) ?? code, map: null }
      if (id.startsWith(protocol)) return { code: namesOnly(code, known.names), ...rest }
      return id.startsWith(domain) ? { code, ...rest } : undefined
    },
  }
}

/** @typedef {Record<string, object>} Names what is left of each operation, by its name */
/** @typedef {Record<string, Record<string, object>>} Limits of each text field of each operation */
/** @typedef {{ names: Names, limits: Limits }} Known */
/** @typedef {{ start: number, end: number, text: string }} Edit */
/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

/** @param {string[]} file @returns {Promise<any>} */
async function ran(...file) {
  const { module } = await runnerImport(inProject(join(...file)), {
    configFile: false,
    logLevel: 'error',
  })
  return module
}

/** @returns {Promise<Known>} */
async function knownOfOperations() {
  const { operations } = await ran('protocol', 'operations.ts')
  const { limitsOf } = await ran('web', 'core', 'forms', 'limits.ts')
  /** @type {import('#protocol/core/operation.ts').Operation[]} */
  const all = Object.values(operations)
  return {
    names: Object.fromEntries(
      all.map(({ kind, name, objectType, ...others }) => [
        name,
        { kind, name, objectType, ...('fields' in others && { fields: others.fields }) },
      ]),
    ),
    limits: Object.fromEntries(
      all.map(({ name, input }) => {
        const fields = Object.entries('shape' in input ? Object(input.shape) : {})
        return [name, Object.fromEntries(fields.map(([field, rules]) => [field, limitsOf(rules)]))]
      }),
    ),
  }
}

/**
 * Every value that a file of `protocol/` declares, with the operation that it is, if it is one.
 * @param {string} code
 */
function* values(code) {
  for (const statement of parsed(code).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) {
      if (!init || /Function/.test(init.type)) continue
      const isOperation = ['query', 'command'].includes(init.callee?.name)
      yield { id, init, operation: isOperation ? init.arguments : undefined }
    }
  }
}

/**
 * A file of `protocol/`: its operations become names, and each other value can be left out.
 * @param {string} code
 * @param {Names} names
 */
export function namesOnly(code, names) {
  const edits = [...values(code)].map(({ init, operation }) =>
    operation ? replaced(init, JSON.stringify(names[operation[0].value])) : free(init, code),
  )
  return edited(code, edits)
}

/**
 * The same file where its schemas are meant: what each operation takes, by what all of `protocol/` checks.
 * @param {string} code
 */
export function schemasOf(code) {
  /** @type {Edit[]} */
  const edits = []
  for (const { id, init, operation } of values(code)) {
    if (!operation) {
      edits.push(free(init, code))
      continue
    }
    const [, definition] = operation
    const input = definition.properties?.find(
      (/** @type {Node} */ { key }) => key?.name === 'input',
    )
    const { text } = input ? free(input.value, code) : free(definition, code, '.input')
    edits.push({ start: id.start, end: init.end, text: `${id.name}$input = ${text}` })
  }
  for (const { type, source } of parsed(code).body) {
    if (type !== 'ImportDeclaration' || !/^#protocol\/|^\.\.?\//.test(source.value)) continue
    edits.push(replaced(source, `'${source.value}${schemas}'`))
  }
  return edited(code, edits)
}

/**
 * A file of `web/`: what reads `signIn.input` is given `signIn$input`, what only asks
 * `limitsOf` a field of it the answer.
 * @param {string} code
 * @param {Limits} limits
 */
export function withInputs(code, limits) {
  if (!code.includes("'#protocol/")) return undefined
  const program = parsed(code)
  /** @type {Edit[]} */
  const edits = []
  const imports = []
  /** @type {Map<string, { imported: string, from: string }>} */
  const known = new Map()
  for (const { type, specifiers, source, importKind } of program.body) {
    if (type !== 'ImportDeclaration' || importKind === 'type') continue
    if (!source.value.startsWith('#protocol/')) continue
    for (const { local, imported, importKind: kind, start, end } of specifiers) {
      if (!imported || kind === 'type') continue
      known.set(local.name, { imported: imported.name, from: source.value })
      // Of what has a great letter, all but the types are schemas.
      if (!/^[A-Z]/.test(imported.name)) continue
      edits.push({ start, end, text: `type ${imported.name} as ${local.name}$type` })
      imports.push(`import { ${imported.name} as ${local.name} } from '${source.value}${schemas}'`)
    }
  }
  /** @type {Set<string>} */
  const used = new Set()
  everyNode(program, (node) => {
    const { type, object, property, computed, start, end } = node
    const limit = limitIn(node, (name) => limits[known.get(name)?.imported ?? ''])
    if (limit) {
      edits.push(replaced(node, `(${JSON.stringify(limit)})`))
      return false
    }
    if (type !== 'MemberExpression' || computed) return true
    const isUnknown = object.property?.name === 'input' && !known.has(object.object.name)
    if (property.name === 'shape' && isUnknown) {
      throw new Error(`${code.slice(start, end)}: in the browser only imported operations have it`)
    }
    if (property.name !== 'input') return true
    if (object.type !== 'Identifier' || !known.has(object.name)) return true
    used.add(object.name)
    edits.push(replaced(node, `${object.name}$input`))
    return true
  })
  if (edits.length === 0) return undefined
  for (const name of used) {
    const { imported, from } = known.get(name) ?? { imported: name, from: '' }
    imports.push(`import { ${imported}$input as ${name}$input } from '${from}${schemas}'`)
  }
  return [edited(code, edits), ...imports].join('\n')
}

/**
 * What `limitsOf(signIn.input.shape.email)` answers.
 * @param {Node} call
 * @param {(name: string) => Record<string, object> | undefined} limitsOf an operation, by the name that it is imported as
 */
function limitIn({ type, callee, arguments: given }, limitsOf) {
  if (type !== 'CallExpression' || callee.name !== 'limitsOf') return undefined
  const [field] = given
  const shape = field.object
  if (shape?.property?.name !== 'shape' || shape.object.property?.name !== 'input') return undefined
  return limitsOf(shape.object.object.name)?.[field.property.name]
}

/** @param {Node} node @param {string} text @returns {Edit} */
function replaced({ start, end }, text) {
  return { start, end, text }
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

/** @param {unknown} node @param {(node: Node) => boolean} visit says whether to look at its parts */
function everyNode(node, visit) {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && !visit(/** @type {Node} */ (node))) return
  for (const part of Object.values(node)) everyNode(part, visit)
}
