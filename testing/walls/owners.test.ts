import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { migrations, saidAbove, tablesIn, tablesOf, triggers, unnamed, viewsOf } from './owners.ts'
import { root, sourceFiles } from './source-files.ts'
import { wings } from './wings.ts'

/** Whose each table is: the wing whose migration makes it. */
const owners = new Map(
  migrations.flatMap(({ wing = '', text }) => tablesOf(text).map((table) => [table, wing])),
)

/** Views of wings, which are no way round: what one shows is in their tables. */
const views = new Map(
  migrations.flatMap(({ wing = '', text }) => viewsOf(text).map((view) => [view, wing])),
)

const wingOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1]

/** Takes rows for any table, which whoever calls it names. */
const forAnyTable = 'server/platform/db/insert-rows.ts'

/** The tables of others that a file writes. */
const foreignWrites = (file: string, text: string): string[] =>
  tablesIn(file, text)
    .writes.filter((table) =>
      table === unnamed
        ? file !== forAnyTable
        : owners.has(table) && owners.get(table) !== wingOf(file),
    )
    .map((table) => `${file} → ${table}${table === unnamed ? '' : ` of ${owners.get(table)}`}`)

/** The tables and views of wings that a file of the platform reads. */
const foreignReads = (file: string, text: string): string[] =>
  wingOf(file) === 'platform'
    ? tablesIn(file, text)
        .reads.filter((name) => (owners.get(name) ?? views.get(name) ?? 'platform') !== 'platform')
        .map((table) => `${file} → ${table}`)
    : []

const files = sourceFiles(['ts'])
  .filter((file) => file.startsWith('server/') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))

const found = {
  writes: files.flatMap(({ file, text }) => foreignWrites(file, text)),
  reads: files.flatMap(({ file, text }) => foreignReads(file, text)),
}

it('a migration says behind its number whose tables it makes or changes, as in 0010-money-tips.sql', () => {
  const known: readonly string[] = ['platform', ...wings]
  const wrong = migrations.filter(({ wing }) => wing === undefined || !known.includes(wing))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('only its own wing writes a table: others call a function of that wing', () => {
  expect(found.writes).toEqual([])
})

it('the platform reads no table of a wing, and two views that a wing made for it', () => {
  // Whoever tells news has no services at hand to ask when somebody is mailed what is gathered, or whether at all.
  expect(found.reads.toSorted()).toEqual([
    'server/platform/mail/notice-mail.ts → notice_hours',
    'server/platform/mail/notice-mail.ts → waits_for_invitation',
    'server/platform/mail/outgoing-mail.ts → waits_for_invitation',
  ])
})

const file = 'server/rentals/holds/wrong.ts'

it.each([
  ['a builder', "tx.insertInto('car').values(car)"],
  ['a builder on a line of its own', "tx\n  .updateTable(\n    'car as c',\n  )"],
  ['a builder of several', "tx.deleteFrom(['car', 'order_driver'])"],
  ['a builder inside a statement', "tx.with('made', (one) => one.insertInto('car').values(car))"],
  ['SQL that adds', 'sql`insert into car (id) values (${id})`'],
  ['SQL that changes', 'sql<Row>`\n    update car set seats = ${seats}`'],
  ['SQL with an alias', 'sql`update car as c set seats = 1`'],
  ['SQL that removes', 'sql`delete from only car where id = ${id}`'],
  ['SQL that empties', 'sql`truncate car`'],
  ['SQL that merges', 'sql`merge into car c using made on made.id = c.id`'],
  [
    'SQL inside a statement',
    'sql`with made as (insert into car (id) select 1 returning id) select 1`',
  ],
  ['SQL inside other SQL', 'sql`select 1 ${isNew ? sql`, (delete from car)` : sql``}`'],
  ['SQL that is no template', "client.query('update public.car set seats = 1')"],
  ['many rows at once', "insertRows(tx, 'car', rows)"],
  ['many rows later', "const insertCars = rowsInto('car')"],
])('%s that writes a table of another wing is seen', (_what, text) => {
  expect(foreignWrites(file, text)).toEqual([`${file} → car of fleet`])
})

it.each([
  ['a builder', 'tx.insertInto(table).values(row)'],
  ['SQL', 'sql`insert into ${sql.table(table)} (id) values (1)`'],
  ['many rows at once', 'insertRows(tx, table, rows)'],
])('%s that does not say which table it writes is seen', (_what, text) => {
  expect(foreignWrites(file, text)).toEqual([`${file} → ${unnamed}`])
})

it.each([
  'server/app/wrong.ts',
  'server/tools/wrong.ts',
  'server/main.ts',
  'server/platform/db/wrong.ts',
])('who writes a table in %s is no owner of it', (path) => {
  expect(foreignWrites(path, "tx.deleteFrom('car')")).toEqual([`${path} → car of fleet`])
})

it.each([
  ['a table of its own', "tx.insertInto('order_driver').values(row)"],
  ['a lock', 'sql`select from car where id = ${id} for no key update of car`'],
  ['a conflict', 'sql`insert into order_driver select 1 on conflict (id) do update set car = 1`'],
  [
    'a name inside a statement',
    "tx.with('made', (one) => one.selectFrom('car')).selectFrom('made')",
  ],
  ['a comment', '// update car set seats = 1\n/* delete from car */'],
  ['a comment in SQL', 'sql`select 1 -- delete from car\n`'],
  ['words', "const text = { en: 'Update car details' }"],
])('%s is no write of another wing', (_what, text) => {
  expect(foreignWrites(file, text)).toEqual([])
})

/** Doors that write what nobody did: rows of the base and of the sample data. */
const isLoading = (path: string) => /^server\/.*\/loaded\//.test(path)

/** The imports of such doors by others than who loads. */
const loads = (from: string, imported: readonly string[]) =>
  from.startsWith('server/app/demo/') || isLoading(from)
    ? []
    : imported.filter(isLoading).map((other) => `${from} → ${other}`)

it('rows are loaded with the base and the sample data, and by nobody else', () => {
  const known = new Set(files.map((one) => one.file))
  expect(files.flatMap((one) => loads(one.file, importsOf(one.file, one.text, known)))).toEqual([])
  const door = 'server/fleet/fleet/loaded/cars.ts'
  expect(loads(file, [door])).toEqual([`${file} → ${door}`])
})

const below = 'server/platform/mail/wrong.ts'

it.each([
  ['a builder', "db.selectFrom('app_user as u')"],
  ['a join', "db.selectFrom('outgoing_mail').leftJoin('app_user', 'app_user.id', 'id')"],
  ['SQL', 'sql`select 1 from app_user`'],
  ['SQL that joins', 'sql`select 1 from session s join app_user u on u.id = s.user_id`'],
  ['SQL that changes by it', 'sql`update session set revoked_at = now() from app_user where true`'],
])('%s of the platform that reads a table of a wing is seen', (_what, text) => {
  expect(foreignReads(below, text)).toEqual([`${below} → app_user`])
})

it('what the platform names itself is no table, and above it everybody reads', () => {
  const own = 'sql`with app_user as (select 1 from session) select 1 from app_user`'
  expect(foreignReads(below, own)).toEqual([])
  expect(foreignReads(file, "db.selectFrom('app_user')")).toEqual([])
})

type Told = { file?: string; wing?: string | undefined; text: string }

/** Triggers on or into a table of another wing that this one does not name above its table. */
function unlisted(told: readonly Told[]): string[] {
  const madeIn = new Map(told.flatMap((one) => tablesOf(one.text).map((table) => [table, one])))
  const isListed = (trigger: string, table: string) =>
    new RegExp(String.raw`\btrigger\s+${trigger}\b`).test(
      saidAbove(table, madeIn.get(table)?.text ?? ''),
    )
  return triggers(told).flatMap(({ name, on, wing, writes }) =>
    [on, ...writes]
      .filter((table) => madeIn.has(table) && madeIn.get(table)?.wing !== wing)
      .filter((table) => !isListed(name, table))
      .map((table) => `${name} of ${wing} → ${table}`),
  )
}

it('a table says above itself which triggers of other wings stand on it or write it', () => {
  expect(unlisted(migrations)).toEqual([])
})

const fleet = { wing: 'fleet', text: 'create table car (id text);' }
const runs = `create function counts() returns trigger language plpgsql as $$
  begin perform adds(); return null; end $$;
  create trigger counted after insert on TABLE for each row execute function counts();`
const adds = `create function adds() returns void language sql as $$ TEXT $$;`

it('a trigger that a table does not list is seen', () => {
  const writes = adds.replace('TEXT', 'update car set id = null')
  const onCar = {
    wing: 'money',
    text: adds.replace('TEXT', 'select 1') + runs.replace('TABLE', 'car'),
  }
  const intoCar = {
    wing: 'money',
    text: `create table rent (); ${writes}${runs.replace('TABLE', 'rent')}`,
  }
  expect(unlisted([fleet, onCar])).toEqual(['counted of money → car'])
  expect(unlisted([fleet, intoCar])).toEqual(['counted of money → car'])
  const listed = {
    ...fleet,
    text: `-- Of later wings write here: money (trigger\n-- counted).\n${fleet.text}`,
  }
  expect(unlisted([listed, intoCar])).toEqual([])
})
