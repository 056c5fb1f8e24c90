// Writes server/platform/db/schema.ts from the migrations: `npm run db:types` after every new migration.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { createServer } from 'vite'

/**
 * @typedef {object} Column
 * @property {string} table_name
 * @property {string} column_name
 * @property {string} udt_name
 * @property {'YES' | 'NO'} is_nullable
 * @property {string | null} column_default
 * @property {'YES' | 'NO'} is_identity
 * @property {'ALWAYS' | 'NEVER'} is_generated
 */

const folder = new URL('../server/platform/db/migrations/', import.meta.url)
const loader = await createServer({
  configFile: false,
  server: { middlewareMode: true, ws: false },
})
const { startPostgresCluster } = await loader.ssrLoadModule('/testing/postgres-cluster.ts')
const cluster = await startPostgresCluster()
const db = new pg.Client({ connectionString: cluster.url })
await db.connect()
for (const name of readdirSync(folder).toSorted()) {
  await db.query(readFileSync(new URL(name, folder), 'utf8'))
}
/** @type {{ rows: Column[] }} */
const { rows } = await db.query(`
  select table_name, column_name, udt_name, is_nullable, column_default, is_identity, is_generated
  from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`)
await db.end()
await cluster.stop()
await loader.close()

/** @type {Record<string, string>} */
const types = {
  text: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'Date',
  jsonb: 'unknown',
  bytea: 'Uint8Array',
  _text: 'string[]',
  tsvector: 'string',
  tstzrange: 'string',
  tstzmultirange: 'string',
}
const camel = (/** @type {string} */ name) =>
  name.replace(/(?:^|_)(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase())

/** @type {Map<string, Column[]>} */
const tables = new Map()
for (const row of rows) tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row])

let out = `// Written by scripts/db-types.mjs from the migrations. Do not edit.\nimport type { Generated, GeneratedAlways } from 'kysely'\n`
for (const [table, columns] of tables) {
  out += `\ninterface ${camel(table)}Table {\n`
  for (const column of columns) {
    const base = types[column.udt_name]
    if (!base) throw new Error(`${table}.${column.column_name}: no type for ${column.udt_name}`)
    const nullable = column.is_nullable === 'YES' && base !== 'unknown' ? `${base} | null` : base
    const type =
      column.is_identity === 'YES' || column.is_generated === 'ALWAYS'
        ? `GeneratedAlways<${nullable}>`
        : column.column_default
          ? `Generated<${nullable}>`
          : nullable
    out += `  ${column.column_name}: ${type}\n`
  }
  out += '}\n'
}
out +=
  '\n/** Every table by its name, snake_case as in the database. */\nexport interface Schema {\n'
for (const table of tables.keys()) out += `  ${table}: ${camel(table)}Table\n`
out += '}\n'
writeFileSync(new URL('../server/platform/db/schema.ts', import.meta.url), out)
console.log(`server/platform/db/schema.ts: ${tables.size} tables`)
