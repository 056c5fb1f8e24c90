// @thorough
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aKey, anotherKey, command, newTarget } from '../../backups/tools.ts'
import { startServer } from '../../built-server.ts'
import { people, withDatabase } from '../prepare.ts'
import { ownPlace } from './own-place.ts'

const names = (folder: string) => readdirSync(folder).toSorted()

test('what is damaged, cut off or of another key is not restored, and no server starts with half of it', async () => {
  const place = ownPlace({ BACKUP_KEY: aKey })
  await people(place, { renters: 1, cars: 1 })
  const target = newTarget()
  // At rest, too: the command begins the database and ends it.
  expect((await command('backup', [target], place)).code).toBe(0)
  const into = () => ownPlace({ BACKUP_KEY: aKey })

  const otherKey = await command('restore', [target], { ...into(), BACKUP_KEY: anotherKey })
  expect(otherKey).toMatchObject({
    code: 1,
    text: expect.stringMatching(/BACKUP_KEY is not the key/),
  })

  const piece = join(target, names(target).find((name) => name.includes('~database')) ?? '')
  const whole = readFileSync(piece)
  const bytes = Buffer.from(whole)
  bytes.writeUInt8(bytes.readUInt8(5_000) ^ 1, 5_000)
  writeFileSync(piece, bytes)
  const half = into()
  const damaged = await command('restore', [target], half)
  expect(damaged).toMatchObject({ code: 1, text: expect.stringMatching(/The backup is damaged/) })
  await expect(startServer(half)).rejects.toThrow(/has not come to its end. Empty the folder/)

  rmSync(piece)
  const cut = await command('restore', [target], into())
  expect(cut).toMatchObject({ code: 1, text: expect.stringMatching(/The backup is cut/) })
  writeFileSync(piece, whole)

  const early = await command('restore', [target, '--until', '2020-01-01T00:00Z'], into())
  expect(early).toMatchObject({ code: 1, text: expect.stringMatching(/no backup .+ from before/) })
  const typo = await command('restore', [target, '--until', 'yesterday'], into())
  expect(typo).toMatchObject({ code: 1, text: expect.stringMatching(/a moment in UTC like/) })
  const nowhere = await command('restore', [newTarget()], into())
  expect(nowhere).toMatchObject({ code: 1, text: expect.stringMatching(/no whole backup/) })
  for (const wrong of [[], ['https://example.com'], [target, 'more']]) {
    const said = await command('restore', wrong, into())
    expect(said).toMatchObject({ code: 1, text: expect.stringContaining('npm run restore --') })
  }
})

test('the tools leave a database alone that has no key, and a place that is full or away is said', async () => {
  const place = ownPlace({ BACKUP_KEY: aKey })
  await people(place, { renters: 1, cars: 1 })
  const away = await command('backup', [join(newTarget(), 'disk/backups')], place)
  expect(away).toMatchObject({ code: 1, text: expect.stringMatching(/is its disk connected/) })
  const small = '/dev/full'
  const full = await command('backup', [small], place)
  expect(full).toMatchObject({ code: 1, text: expect.stringContaining('The place of the backups') })
  rmSync(join(place.DATA_DIR ?? '', 'signing-key.pem'))
  const keyless = await command('backup', [newTarget()], place)
  expect(keyless).toMatchObject({
    code: 1,
    text: expect.stringMatching(/signing key .+ cannot be read/),
  })
  const rows = await withDatabase({ ...place, SIGNING_KEY_FILE: '' }, (db) =>
    db.selectFrom('app_user').select('id').execute(),
  ).catch(({ message }: Error) => message)
  expect(rows).toMatch(/put it back/)
})
