import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/*
 * Which fields of its input a handler reads: its source is followed from the second parameter
 * through destructuring, copies and the functions that the input is handed to.
 */

type Node = { type: string; start: number } & Record<string, unknown>
type Module = { file: string; tops: Map<string, Node>; imports: Map<string, [string, string]> }
/** A function and where in its parameters the input comes in: the number, then keys. */
type Entry = { module: Module; fn: Node; at: [number, ...string[]] }

const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = new Map<string, Module>()

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const nameOf = (value: unknown): string => {
  if (!isNode(value)) return ''
  if (value.type === 'Identifier') return value.name as string
  return value.type === 'Literal' ? String(value.value) : ''
}

function* all(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* all(child)
  }
}

function moduleAt(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const module: Module = { file, tops: new Map(), imports: new Map() }
  modules.set(file, module)
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  for (const statement of nodes(program.body)) {
    if (statement.type === 'ImportDeclaration') readImports(module, statement)
    const declared = isNode(statement.declaration) ? statement.declaration : statement
    if (declared.type === 'FunctionDeclaration') module.tops.set(nameOf(declared.id), declared)
    for (const { id, init } of nodes(declared.declarations))
      if (isNode(init)) module.tops.set(nameOf(id), init)
  }
  return module
}

function readImports(module: Module, statement: Node): void {
  const from = String((statement.source as Node).value)
  const path = from.startsWith('#server/')
    ? join(root, from.slice(1))
    : join(dirname(module.file), from)
  if (!/^(\.|#server\/)/.test(from) || !existsSync(path)) return
  for (const { local, imported } of nodes(statement.specifiers))
    module.imports.set(nameOf(local), [path, nameOf(imported)])
}

/** The value that a name stands for in a module, wherever it was written. */
function resolve(module: Module, name: string): { module: Module; node: Node } | undefined {
  const node = module.tops.get(name)
  if (node) return { module, node }
  const [file, imported] = module.imports.get(name) ?? []
  return file && imported ? resolve(moduleAt(file), imported) : undefined
}

const isFunction = ({ type }: Node) =>
  /^(ArrowFunction|Function)(Expression|Declaration)$/.test(type)

/** The functions that a value may run: itself, both steps of `prepared`, what a maker returns. */
function functionsOf(module: Module, node: Node): { module: Module; fn: Node }[] {
  if (isFunction(node)) return [{ module, fn: node }]
  if (node.type === 'Identifier') {
    const found = resolve(module, nameOf(node))
    return found ? functionsOf(found.module, found.node) : []
  }
  if (node.type !== 'CallExpression') return []
  if (nameOf(node.callee) === 'prepared') {
    const steps = nodes(node.arguments).flatMap(({ properties }) => nodes(properties))
    return steps.flatMap(({ value }) => (isNode(value) ? functionsOf(module, value) : []))
  }
  return functionsOf(module, node.callee as Node).flatMap((maker) =>
    [...all(maker.fn.body as Node)]
      .filter(({ type, argument }) => type === 'ReturnStatement' && isNode(argument))
      .flatMap(({ argument }) => functionsOf(maker.module, argument as Node)),
  )
}

/** The names and fields of a pattern that the input is taken apart by. */
function takeApart(pattern: Node, names: Set<string>, fields: Set<string>): void {
  if (pattern.type === 'AssignmentPattern') takeApart(pattern.left as Node, names, fields)
  if (pattern.type === 'Identifier') names.add(nameOf(pattern))
  for (const property of nodes(pattern.properties)) {
    if (property.type === 'RestElement') names.add(nameOf(property.argument))
    else fields.add(nameOf(property.key))
  }
}

function patternAt({ fn, at: [index, ...keys] }: Entry): Node | undefined {
  let pattern = nodes(fn.params)[index]
  for (const key of keys) {
    const property = nodes(pattern?.properties).find((one) => nameOf(one.key) === key)
    pattern = isNode(property?.value) ? property.value : undefined
  }
  return pattern
}

/** Whether an expression is the input or a copy of it. */
function carries(node: unknown, names: Set<string>): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return names.has(nameOf(node))
  if (node.type === 'ConditionalExpression')
    return carries(node.consequent, names) || carries(node.alternate, names)
  return nodes(node.properties).some(
    (one) => one.type === 'SpreadElement' && carries(one.argument, names),
  )
}

function follow(entry: Entry, fields: Set<string>, seen: Set<string>): void {
  const { module, fn, at } = entry
  const key = `${module.file} ${fn.start} ${at.join(' ')}`
  const pattern = patternAt(entry)
  if (seen.has(key) || !pattern) return
  seen.add(key)
  const names = new Set<string>()
  takeApart(pattern, names, fields)
  const inside = [...all(fn.body as Node)]
  for (const { type, id, init } of inside)
    if (type === 'VariableDeclarator' && carries(init, names)) takeApart(id as Node, names, fields)
  for (const node of inside) {
    if (node.type === 'MemberExpression' && carries(node.object, names)) {
      // `fields[name]`: by one of the words of this function.
      const words = node.computed
        ? inside.filter(({ type }) => type === 'Literal')
        : [node.property]
      for (const word of words) fields.add(nameOf(word))
    }
    if (node.type === 'CallExpression') handOn(entry, node, names, fields, seen)
  }
}

function handOn(
  { module }: Entry,
  call: Node,
  names: Set<string>,
  fields: Set<string>,
  seen: Set<string>,
): void {
  const entries = nodes(call.arguments).flatMap((argument, index): Entry['at'][] => {
    if (carries(argument, names)) return [[index]]
    const held = nodes(argument.properties).filter(({ value }) => carries(value, names))
    return held.map((property) => [index, nameOf(property.key)])
  })
  for (const at of entries)
    for (const found of functionsOf(module, call.callee as Node))
      follow({ ...found, at }, fields, seen)
}

/** The object that an expression is, and its value under a key. */
const objectOf = (value: Node) =>
  value.type === 'TSSatisfiesExpression' ? (value.expression as Node) : value
const valueUnder = (value: Node, name: string) =>
  nodes(objectOf(value).properties).find(({ key }) => nameOf(key) === name)?.value as Node

/** The handlers of `server/app/wings.ts` by their objectType, with the fields that each reads. */
export function fieldsRead(): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>()
  const table = moduleAt(join(root, 'server/app/wings.ts'))
  const visit = (module: Module, value: Node) => {
    for (const { type, key, value: handler, argument } of nodes(objectOf(value).properties)) {
      if (type === 'SpreadElement') {
        const spread = argument as Node
        if (spread.type === 'CallExpression') {
          for (const part of nodes(spread.arguments)) visit(module, part)
          continue
        }
        const isOfWing = spread.type === 'MemberExpression'
        const found = resolve(module, nameOf(isOfWing ? spread.object : spread))
        if (found)
          visit(
            found.module,
            isOfWing ? valueUnder(found.node, nameOf(spread.property)) : found.node,
          )
      } else {
        const fields = new Set<string>()
        for (const found of functionsOf(module, handler as Node))
          follow({ ...found, at: [1] }, fields, new Set())
        read.set(nameOf(key), fields)
      }
    }
  }
  visit(table, table.tops.get('handlers') as Node)
  return read
}
