import { type ChildProcess, spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  watch,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { projectRoot } from '#server/core/project-root.ts'
import { type Db, openEmbedded } from '#server/db/database.ts'
import { migrationFiles } from '#server/db/migrate.ts'
import { unpackSnapshot } from '#server/db/snapshot.ts'
import { fillWithBase } from '../base-database.ts'
import { startServer } from '../built-server.ts'
import { freshPlace, onEmbedded } from './prepare.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'tramo-first-start-'))
const copied = 'Database: a copy of the one that the build has made.'
const migrated = `Database: ${migrationFiles().length} migrations done.`

beforeEach(({ skip }) => {
  if (!onEmbedded) skip('only the embedded database begins with a snapshot')
})

/** All that a database consists of, as text: what it is made of, and every row. */
async function told(db: Db): Promise<Record<string, unknown>> {
  // The language of the functions has settings too, from its first use on.
  await sql`do $$ begin end $$`.execute(db)
  const { rows: parts } = await sql<{ kind: string; parts: unknown }>`
    with ours as (select oid, relname, relkind, relrowsecurity, relreplident, reloptions, relacl
        from pg_class where relnamespace = 'public'::regnamespace)
    select kind, json_agg(part order by part) as parts from (
      select 'relations' as kind, to_jsonb(ours)::text as part from ours
      union all select 'columns', jsonb_build_array(relname, attnum, attname, atttypid::regtype, atttypmod,
          attnotnull, attidentity, attgenerated, attcollation, pg_get_expr(adbin, adrelid))::text
        from pg_attribute join ours on attrelid = ours.oid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attnum > 0 and not attisdropped
      union all select 'constraints', jsonb_build_array(conrelid::regclass, conname, convalidated,
          pg_get_constraintdef(oid))::text
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select 'indexes', pg_get_indexdef(oid) from ours where relkind = 'i'
      union all select 'views', pg_get_viewdef(oid) from ours where relkind in ('v', 'm')
      union all select 'sequences', jsonb_build_array(sequencename, last_value, increment_by)::text
        from pg_sequences where schemaname = 'public'
      union all select 'triggers', pg_get_triggerdef(t.oid) from pg_trigger t
        join ours on tgrelid = ours.oid where not tgisinternal
      union all select 'functions', pg_get_functiondef(p.oid) from pg_proc p
        where pronamespace = 'public'::regnamespace and prokind <> 'a'
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all select 'types', jsonb_build_array(typname, typtype)::text from pg_type
        where typnamespace = 'public'::regnamespace
      union all select 'extensions', jsonb_build_array(extname, extversion)::text from pg_extension
      union all select 'settings', jsonb_build_array(name, setting, reset_val)::text from pg_settings
        where name !~ '^(transaction_|data_directory|.*_file$)'
    ) all_parts group by kind`.execute(db)
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const all: Record<string, unknown> = Object.fromEntries(
    parts.map(({ kind, parts: of }) => [kind, of]),
  )
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'ran_at')::text as row from ${sql.table(name)} t order by 1`.execute(db)
    all[`rows of ${name}`] = rows.map(({ row }) => row)
  }
  return all
}

test('the build’s snapshot is what the migrations and the base data make, row by row', async () => {
  const directory = join(newFolder(), 'db')
  expect(await unpackSnapshot(directory)).toBe(true)
  const snapshot = await openEmbedded(directory)
  const made = await openEmbedded()
  try {
    await fillWithBase(made)
    const expected = await told(made.db)
    expect(Object.keys(expected)).toEqual(
      expect.arrayContaining(['functions', 'triggers', 'rows of area', 'rows of signing_key']),
    )
    expect(await told(snapshot.db)).toEqual(expected)
    // Nobody is in it, and nothing is signed.
    expect(expected).toMatchObject({ 'rows of signing_key': [], 'rows of app_user': [] })
  } finally {
    await snapshot.close()
    await made.close()
  }
})

test('installations that begin with the same snapshot have keys of their own', async () => {
  const keys = new Set<string>()
  for (const place of [await freshPlace(), await freshPlace()]) {
    const server = await startServer(place)
    expect(server.log()).toContain(copied)
    keys.add(readFileSync(join(place.DATA_DIR ?? '', 'signing-key.pem'), 'utf8'))
    await server.stop()
  }
  expect(keys.size).toBe(2)
})

/** Ends a server as soon as it begins to unpack, in whatever it is doing then. */
function killedUnpacking(place: Record<string, string>): Promise<void> {
  const dataDir = place.DATA_DIR ?? ''
  const env = { PATH: process.env.PATH, PORT: '0', ...place }
  const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env,
    stdio: 'ignore',
  })
  const watcher = watch(dataDir, (_event, name) => {
    if (name === 'db.new') child.kill('SIGKILL')
  })
  return new Promise((resolve) => {
    child.once('exit', (_code, signal) => {
      watcher.close()
      expect(signal).toBe('SIGKILL')
      resolve()
    })
  })
}

test('kill -9 while it unpacks: the next start begins again and has a whole database', async () => {
  const place = await freshPlace()
  const dataDir = place.DATA_DIR ?? ''
  for (let round = 0; round < 3; round++) {
    await killedUnpacking(place)
    // Whole or not there, never half.
    const inPlace = existsSync(join(dataDir, 'db', 'PG_VERSION'))
    expect(existsSync(join(dataDir, 'db'))).toBe(inPlace)
    if (inPlace) break
  }
  const server = await startServer(place)
  await server.stop()
  expect(readdirSync(dataDir)).not.toContain('db.new')
  const database = await openEmbedded(join(dataDir, 'db'))
  try {
    const { rows } = await sql<{ areas: number; places: number; migrations: number }>`
      select (select count(*) from area) as areas, (select count(*) from place) as places,
        (select count(*) from migration) as migrations`.execute(database.db)
    expect(rows[0]?.areas).toBeGreaterThan(0)
    expect(rows[0]?.places).toBeGreaterThan(0)
    expect(rows[0]?.migrations).toBe(migrationFiles().length)
  } finally {
    await database.close()
  }
})

test('a program with another migration than its snapshot migrates by itself', async () => {
  const program = newFolder()
  for (const path of ['package.json', 'server/db', 'dist/server', 'dist/database'])
    cpSync(join(projectRoot, path), join(program, path), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(program, 'node_modules'))
  appendFileSync(
    join(program, 'server/db/migrations', migrationFiles().at(-1) ?? ''),
    '\ncreate table added_later (id text primary key);\n',
  )
  const dataDir = newFolder()
  mkdirSync(dataDir, { recursive: true })
  const child = spawn(process.execPath, ['--liftoff-only', 'dist/server/main.js'], {
    cwd: program,
    env: { PATH: process.env.PATH, PORT: '0', SEED_DEMO: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const piece of child.stdout.setEncoding('utf8')) {
    said += piece
    if (said.includes('Tramo is ready')) child.kill('SIGTERM')
  }
  expect(said).toContain(migrated)
  expect(said).not.toContain(copied)
  expect(readFileSync(join(dataDir, 'db', 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/)
  const database = await openEmbedded(join(dataDir, 'db'))
  try {
    await sql`select id from added_later`.execute(database.db)
  } finally {
    await database.close()
  }
})
