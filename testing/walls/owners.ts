import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { root } from './source-files.ts'

const folder = 'server/platform/db/migrations/'

/** A migration says behind its number whose it is: `0003-fleet.sql`, `0010-money-tips.sql`. */
const wingOfMigration = (file: string) => /^\d{4}-([a-z]+)(?:-[a-z0-9-]+)?\.sql$/.exec(file)?.[1]

/** All migrations in their order: whose each is, and what it says. */
export const migrations = readdirSync(root + folder)
  .toSorted()
  .map((file) => ({
    file,
    wing: wingOfMigration(file),
    text: readFileSync(root + folder + file, 'utf8'),
  }))

/** The tables that a migration makes. */
export const tablesOf = (text: string): string[] =>
  [
    ...withoutComments(text).matchAll(
      /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi,
    ),
  ].map(([, table = '']) => table)

/** The views that a migration makes. */
export const viewsOf = (text: string): string[] =>
  [...withoutComments(text).matchAll(/\bcreate\s+(?:or\s+replace\s+)?view\s+(\w+)/gi)].map(
    ([, view = '']) => view,
  )

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '')

/** A table that is not named where it is written. */
export const unnamed = '?'

const named = String.raw`(?:public\.)?"?(\w+|\?)"?`
const writing = new RegExp(
  String.raw`\b(?:(?:insert|merge)\s+into|delete\s+from(?:\s+only)?|truncate(?:\s+table)?)\s+${named}|\bupdate\s+(?:only\s+)?${named}(?:\s+(?:as\s+)?\w+)?\s+set\b`,
  'gi',
)
const reading = new RegExp(String.raw`\b(?:from|join|using)\s+(?:only\s+)?${named}`, 'gi')
const naming =
  /(?:\bwith(?:\s+recursive)?|,)\s+(\w+)(?:\s*\([^)]*\))?\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '')

/** The tables that SQL writes, in whatever part of a statement. */
export const writesOfSql = (text: string): string[] => all(withoutComments(text), writing)

/** What SQL reads by name, without what it names itself. */
function readsOfSql(text: string): string[] {
  const said = withoutComments(text).replace(/\bdelete\s+from\b/gi, 'delete')
  const own = new Set(all(said, naming))
  return all(said, reading).filter((name) => !own.has(name))
}

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one)
  else if (isNode(value)) {
    yield value
    for (const child of Object.values(value)) yield* nodesOf(child)
  }
}

/** What a text says; a value put into it is a question mark. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join('?')
}

/** The tables that an argument names: one or a list, with or without an alias. */
function namesIn(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'ArrayExpression') return (node['elements'] as unknown[]).flatMap(namesIn)
  const text = textOf(node)
  return [text === undefined ? unnamed : (/^\w+/.exec(text)?.[0] ?? unnamed)]
}

function calledAs(node: Node): string | undefined {
  const callee = node['callee']
  if (node.type !== 'CallExpression' || !isNode(callee)) return undefined
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee
  return isNode(name) ? (name['name'] as string | undefined) : undefined
}

const writers = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']
const readers = ['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin']

/** The tables that a file of the server writes and reads by their names; a name of its own is none. */
export function tablesIn(file: string, text: string): { writes: string[]; reads: string[] } {
  const [writes, reads] = [new Set<string>(), new Set<string>()]
  for (const node of nodesOf(parseSync(file, text).program)) {
    const said = textOf(node)
    if (said !== undefined) {
      for (const table of writesOfSql(said)) writes.add(table)
      for (const table of readsOfSql(said)) reads.add(table)
    }
    const called = calledAs(node)
    if (called === undefined) continue
    const [first, second] = node['arguments'] as unknown[]
    if (writers.includes(called)) for (const table of namesIn(first)) writes.add(table)
    if (called === 'rowsInto') for (const table of namesIn(first)) writes.add(table)
    if (called === 'insertRows') for (const table of namesIn(second)) writes.add(table)
    if (readers.includes(called)) for (const table of namesIn(first)) reads.add(table)
  }
  return { writes: [...writes], reads: [...reads] }
}

type Trigger = {
  name: string
  on: string
  /** The file that makes it. */
  wing: string
  /** The tables that its function writes, by way of others too. */
  writes: readonly string[]
}

/** All triggers of the migrations. */
export function triggers(told: readonly { wing?: string | undefined; text: string }[]): Trigger[] {
  const whole = told.map(({ text }) => withoutComments(text)).join('\n')
  const bodies = new Map(
    [...whole.matchAll(/\bcreate\s+(?:or\s+replace\s+)?function\s+(\w+)\(.*?\$\$(.*?)\$\$/gis)].map(
      ([, name = '', body = '']) => [name, body],
    ),
  )
  const writesOf = (name: string, seen = new Set<string>()): string[] => {
    const body = bodies.get(name)
    if (body === undefined || seen.has(name)) return []
    seen.add(name)
    const called = [...body.matchAll(/\b(\w+)\s*\(/g)].map(([, other = '']) => other)
    return [...writesOfSql(body), ...called.flatMap((other) => writesOf(other, seen))]
  }
  const made =
    /\bcreate\s+(?:constraint\s+)?trigger\s+(\w+)\s[^;]*?\bon\s+(\w+)\s[^;]*?execute\s+function\s+(\w+)/gi
  return told.flatMap(({ wing = '', text }) =>
    [...withoutComments(text).matchAll(made)].map(([, name = '', on = '', run = '']) => ({
      name,
      on,
      wing,
      writes: [...new Set(writesOf(run))],
    })),
  )
}

/** The parts of a list that commas divide, not those inside of brackets. */
function parts(list: string): string[] {
  let depth = 0
  const cuts = [...list.matchAll(/[(),]/g)].flatMap(({ 0: letter, index }) => {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    return letter === ',' && depth === 0 ? [index] : []
  })
  return [...cuts, list.length].map((end, index) => list.slice((cuts[index - 1] ?? -1) + 1, end))
}

type Change = {
  /** The table that is changed. */
  table: string
  /** By what its owner's list knows it: the constraint's name or its columns; none, for what only an owner does. */
  names: readonly string[]
  /** As the migration says it. */
  says: string
}

/** What a migration changes of tables that are there: a constraint more, or anything else. */
export function changesIn(text: string): Change[] {
  const said = withoutComments(text)
  const altered = [
    ...said.matchAll(/\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)\s+([^;]*);/gi),
  ].flatMap(([, table = '', actions = '']) =>
    parts(actions).map((action) => {
      const says = action.trim().replaceAll(/\s+/g, ' ')
      const [, name, columns] =
        /^add (?:constraint (\w+) )?(?:(?:foreign key|unique) \(([^)]*)\)|(?:check|exclude)\b)/i.exec(
          says,
        ) ?? []
      return { table, names: name ? [name, ...words(columns)] : words(columns), says }
    }),
  )
  const dropped = [...said.matchAll(/\bdrop\s+table\s+(?:if\s+exists\s+)?(\w+)/gi)]
  const indexed = [
    ...said.matchAll(/\bcreate\s+(?:unique\s+)?index\s[^;]*?\bon\s+(?:only\s+)?(\w+)/gi),
  ]
  const others = [...dropped, ...indexed].map(([says, table = '']) => ({ table, names: [], says }))
  return [...altered, ...others]
}

const words = (list = '') => list.match(/\w+/g) ?? []

/** What a migration says right above the table that it makes. */
export function saidAbove(table: string, text: string): string {
  const above = new RegExp(
    String.raw`((?:^--.*\n)*)^create\s+(?:unlogged\s+)?table\s+${table}\b`,
    'm',
  )
  return (above.exec(text)?.[1] ?? '').replaceAll('\n-- ', ' ')
}
