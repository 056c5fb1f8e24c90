// @thorough
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { preparedPlace, withDatabase } from './prepare.ts'

/* What npm runs for the commands of the README, on what people give them. */

const header =
  'source_id,make,model,year,subtype,area,city,latitude,longitude,daily_rate_usd,weekly_price_usd,monthly_price_usd,mile_price_cents'
const car = (id: string, area = 'bay-area') =>
  `${id},Ford,Transit,2022,cargo-van,${area},Oakland,37.8,-122.27,39,229,849,9`

type Said = { code: number | null; out: string; err: string }

/** Runs the built program of that name as `npm run NAME -- ARGS` does, typed in `folder`. */
function command(
  name: string,
  args: string[],
  place: Record<string, string>,
  folder = projectRoot,
): Promise<Said> {
  const { PATH, HOME } = process.env
  const child = spawn(
    process.execPath,
    [join(projectRoot, 'scripts/run-server-tool.mjs'), name, ...args],
    { cwd: projectRoot, env: { PATH, HOME, ...place, INIT_CWD: folder } },
  )
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (said.err += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, ...said }))
  })
}

/** A sentence for a person: no stack of ours, no library's own words. */
function expectSentence({ code, err }: Said, sentence: string, expected = 1): void {
  expect({ code, err }).toEqual({ code: expected, err: expect.stringContaining(sentence) })
  expect(err).not.toMatch(/\n\s+at |Error:/)
}

const nowhere = (folder: string) => ({
  DATA_DIR: folder,
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
})

const newFolder = () => mkdtempSync(join(tmpdir(), 'tramo-commands-'))

test('npm run staff: what is empty stays a company of one’s own', async () => {
  const place = { DATA_DIR: newFolder() }
  const said = await command('staff', ['add', 'rosa@example.com'], place)
  expect(said).toMatchObject({ code: 0, out: expect.stringContaining('is on the staff list') })
  const areas = await withDatabase({ ...place, SEED_DEMO: '0' }, (db) =>
    db.selectFrom('area').select('id').execute(),
  )
  expect(areas).toEqual([])
})

test('npm run import: takes a fleet in, and tells of a bad line, of another form and of no file', async () => {
  const place = await preparedPlace()
  const folder = newFolder()
  const file = (name: string, text: string | Buffer) => {
    writeFileSync(join(folder, name), text)
    return name
  }
  const take = (name: string) => command('import', [name], place, folder)
  const bad = await take(file('bad.csv', [header, car('A1'), car('A2', 'atlantis')].join('\n')))
  expectSentence(
    bad,
    'line 3: unknown area: atlantis (you have: bay-area, hawaii, los-angeles, miami, sacramento, san-diego)\nNothing was imported: 1 bad line.',
  )
  const two = [header, car('A1', 'x'), car('A2', 'y')].join('\n')
  expectSentence(await take(file('two.csv', two)), 'Nothing was imported: 2 bad lines.')
  const good = [header, car('A1')].join('\n')
  expectSentence(
    await take(file('semicolons.csv', good.replaceAll(',', ';'))),
    'line 1: the columns are separated by semicolons',
  )
  expectSentence(
    await take(file('utf16.csv', Buffer.from(`\uFEFF${good}`, 'utf16le'))),
    'line 1: wrong encoding: this is UTF-16',
  )
  expectSentence(await take('none.csv'), 'none.csv cannot be read')
  expectSentence(await command('import', [], place), 'Name one file: npm run import -- FILE.csv')
  expect(await take(file('good.csv', good))).toEqual({
    code: 0,
    out: expect.stringContaining('1 car added, '),
    err: '',
  })
  expectSentence(await take('good.csv'), 'duplicate: source_id A1 is in the database already')
})

test('npm run staff: puts somebody on the list and passkeys away, and says what it lacks', async () => {
  const place = await preparedPlace()
  expect(await command('staff', ['add', 'ana@example.com'], place)).toMatchObject({
    code: 0,
    out: expect.stringContaining('ana@example.com is on the staff list.'),
  })
  expect(await command('staff', ['forget-passkeys', 'ana@example.com'], place)).toMatchObject({
    code: 0,
    out: expect.stringContaining('ana@example.com has no passkeys.'),
  })
  expectSentence(await command('staff', ['add'], place), 'Say whose e-mail')
  expectSentence(
    await command('staff', ['list'], nowhere(newFolder())),
    'DATABASE_URL cannot be used (ECONNREFUSED)',
  )
})

test('npm run doctor: tries what there is, changes nothing, and ends with 1 when something fails', async () => {
  const folder = newFolder()
  const fine = await command('doctor', [], { DATA_DIR: folder })
  expect(fine.code).toBe(0)
  expect(fine.out).toContain('advice     database: There is none yet')
  const away = await command('doctor', [], nowhere(folder))
  expect(away.code).toBe(1)
  expect(away.out).toContain('FAILS      database: DATABASE_URL cannot be used (ECONNREFUSED)')
  expect(away.out).toMatch(/Renters would notice: 1\.\n$/)
  expect(readdirSync(folder)).toEqual([])
  expectSentence(await command('doctor', ['--mail'], nowhere(folder)), 'npm run doctor -- --mail')
})

test('npm run signing-key: a key is rotated where there is one', async () => {
  const place = await preparedPlace()
  const without = await command('signing-key', ['rotate'], place)
  expectSentence(without, 'There is no signing key at ')
  expectSentence(await command('signing-key', [], place), 'npm run signing-key -- rotate')
  await command('staff', ['list'], place)
  expect(await command('signing-key', ['rotate'], place)).toMatchObject({
    code: 0,
    out: expect.stringContaining('has a new key, and 1 earlier one stays published.'),
  })
  expectSentence(
    await command('signing-key', ['lost'], nowhere(newFolder())),
    'DATABASE_URL cannot be used (ECONNREFUSED)',
  )
})

test('npm run migrate: says how many migrations it ran, and why it could not', async () => {
  expect(await command('migrate', [], await preparedPlace())).toEqual({
    code: 0,
    out: 'Database: 0 migrations done.\n',
    err: '',
  })
  const refused = await command('migrate', [], nowhere(newFolder()))
  expectSentence(refused, 'DATABASE_URL cannot be used (ECONNREFUSED)')
})

test.each([
  ['verify-evidence', 'Changed: this is no evidence log'],
  ['verify-passport', 'Not a rental passport, or one that was changed.'],
])('npm run %s: takes the files that are named where it was typed', async (name, changed) => {
  const folder = newFolder()
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'log.json'), 'nothing')
  const keys = { keys: [{ kid: 'k', x: 'x' }] }
  writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys))
  const here = join(folder, 'deep')
  const ask = (...args: string[]) => command(name, args, {}, here)
  const looked = await ask('../log.json', '--key', '../keys.json')
  expect(looked.code).toBe(1)
  expectSentence(looked, changed)
  const lost = await ask('../none.json', '--key', '../keys.json')
  expectSentence(lost, '../none.json cannot be read.', 2)
  expectSentence(await ask('../log.json', '--key', '../log.json'), 'has no public keys in it.', 2)
  expectSentence(await ask('../log.json'), `npm run ${name} -- FILE --key KEYS`, 2)
})

test('what the README tells people to run is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8')
  const named = [...readme.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  // Each that is no server, build or measurement is run above.
  const tools = named.filter((name) => scripts[name]?.includes('run-server-tool'))
  const tested = ['staff', 'import', 'verify-evidence', 'verify-passport', 'signing-key', 'migrate']
  expect(new Set(tools)).toEqual(new Set(tested))
})
