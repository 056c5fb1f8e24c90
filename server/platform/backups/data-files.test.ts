import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import {
  archiveOfFile,
  archivesOfFiles,
  type DataFile,
  dataFiles,
  fileOfArchive,
  putFile,
  restoreFile,
} from './data-files.ts'
import { backupKey } from './seal.ts'
import { folderTarget } from './targets/folder-target.ts'
import { isOurName } from './targets/target.ts'

const key = backupKey('ab'.repeat(32))

function newFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

async function found(folder: string, isKnown?: (path: string) => boolean): Promise<DataFile[]> {
  const files: DataFile[] = []
  for await (const file of dataFiles(folder, isKnown)) files.push(file)
  return files.toSorted((a, b) => a.path.localeCompare(b.path))
}

test('uploads and keys are saved; mails, the database and what is of one run are not', async () => {
  const folder = newFolder({
    'signing-key.pem': 'a key',
    'uploads/ABCDEFGH': 'a license',
    'uploads/ABCDEFGH.part': 'half of one',
    'keys/old one.pem': 'another key',
    'mail/1.eml': 'a sign-in link',
    'postgres/PG_VERSION': '18',
    'postgres.json': '{}',
    'postgres.log': 'LOG',
    'postgres.new-77/base/1': 'half of a cluster',
    'wal/000000010000000000000001': 'log',
    'drill/postgres/PG_VERSION': '18',
    'programs-18/bin/postgres': 'a program',
    'owner.json': '{}',
    'room.1': '',
  })
  const files = await found(folder)
  expect(files.map(({ path }) => path)).toEqual([
    'keys/old one.pem',
    'signing-key.pem',
    'uploads/ABCDEFGH',
  ])
  const rest = await found(folder, (path) => path.startsWith('keys'))
  expect(rest.map(({ path }) => path)).toEqual(['signing-key.pem', 'uploads/ABCDEFGH'])
  expect(await found(join(folder, 'nowhere'))).toEqual([])
})

test('a file comes back where it was, for its owner alone; each state of it is kept apart', async () => {
  const folder = newFolder({ 'keys/ñ 1.pem': 'one' })
  const target = folderTarget(newFolder())
  const [first] = await found(folder)
  if (!first) throw new Error('no file')
  expect(await putFile(target, key, folder, first)).toBe(true)
  writeFileSync(join(folder, 'keys/ñ 1.pem'), 'two is longer')
  const [second] = await found(folder)
  if (!second) throw new Error('no file')
  await putFile(target, key, folder, second)
  expect((await archivesOfFiles(target)).size).toBe(2)
  const back = newFolder()
  const path = join(back, 'keys/ñ 1.pem')
  for (const [file, text] of [
    [second, 'two is longer'],
    [first, 'one'],
  ] as const) {
    await restoreFile(target, key, file, back)
    expect(readFileSync(path, 'utf8')).toBe(text)
  }
  expect(statSync(path).mode & 0o777).toBe(0o600)
  rmSync(join(folder, 'keys'), { recursive: true })
  expect(await putFile(target, key, folder, { ...second, size: 99 })).toBe(false)
})

test('any path is written in letters that every target takes, and read back', () => {
  const path = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(path, fc.nat(), fc.nat(), (name, size, modified) => {
      const archive = archiveOfFile({ path: name, size, modified })
      expect(isOurName(archive)).toBe(true)
      expect(fileOfArchive(archive)).toEqual({ path: name, size, modified })
    }),
  )
  expect(fileOfArchive('log~000000010000000000000001')).toBeUndefined()
})
