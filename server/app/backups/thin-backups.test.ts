import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { madeBackup } from '#testing/backups/made-backup.ts'
import { aKey } from '#testing/backups/tools.ts'
import { archiveOfLog } from '../../platform/backups/log-files.ts'
import { putArchive } from '../../platform/backups/pieces.ts'
import { newStamp } from '../../platform/backups/base-note.ts'
import { backupKey } from '../../platform/backups/seal.ts'
import { folderTarget } from '../../platform/backups/targets/folder-target.ts'
import { thinBackups } from './thin-backups.ts'

const now = new Date('2026-11-29T12:00:00Z')
const days = (count: number) => new Date(now.getTime() - count * 86_400_000)
const key = backupKey(aKey)
const piece = (number: number) =>
  `0000000100000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`

test('old backups go, with the log before those that stay and the files that none of them names', async () => {
  const made = mkdtempSync(join(tmpdir(), 'tramo-thin-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  const [dataDir, folder] = [join(made, 'data'), join(made, 'backups')]
  mkdirSync(join(dataDir, 'uploads'), { recursive: true })
  const upload = (name: string) => join(dataDir, 'uploads', name)
  writeFileSync(upload('STAYS001'), 'here')
  writeFileSync(upload('GONE0001'), 'deleted 80 days ago')
  await madeBackup(folder, { dataDir, at: days(100), log: [piece(1)] })
  rmSync(upload('GONE0001'))
  writeFileSync(upload('GONE0002'), 'deleted lately')
  for (const age of [20, 13, 1])
    await madeBackup(folder, { dataDir, at: days(age), log: [piece(40 - age)] })
  rmSync(upload('GONE0002'))
  const target = folderTarget(folder)
  for (const number of [1, 20, 26, 27, 39])
    await putArchive(target, key, archiveOfLog(piece(number)), [Buffer.from('log')])
  await putArchive(target, key, archiveOfLog('00000002.history'), [Buffer.from('1 0/5')])
  const unfinished = (at: Date) => `base~${newStamp(at)}~database.00000`
  for (const at of [days(3), days(1)]) writeFileSync(join(folder, unfinished(at)), 'half')
  writeFileSync(join(folder, 'of somebody else.txt'), 'stays')

  await thinBackups(target, key, dataDir, now)

  const names = readdirSync(folder)
  const stamps = new Set(names.flatMap((name) => /^base~([^~]+)~note/.exec(name)?.[1] ?? []))
  expect([...stamps].toSorted()).toEqual([days(20), days(13), days(1)].map(newStamp))
  expect(names.filter((name) => name.startsWith('log~')).toSorted()).toEqual(
    ['00000002.history', piece(27), piece(39)]
      .map((name) => `${archiveOfLog(name)}.00000`)
      .toSorted(),
  )
  const files = names.filter((name) => name.startsWith('file~')).join(' ')
  expect(files).toContain('STAYS001')
  expect(files).toContain('GONE0002')
  expect(files).not.toContain('GONE0001')
  expect(names).toContain(unfinished(days(1)))
  expect(names).not.toContain(unfinished(days(3)))
  expect(names).toContain('of somebody else.txt')
})
