import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { getWhole, pieceBytes, putArchive } from './pieces.ts'
import { backupKey } from './seal.ts'
import { folderTarget } from './targets/folder-target.ts'
import type { Target } from './targets/target.ts'

const key = backupKey('0123456789abcdef'.repeat(4))
const other = backupKey('fedcba9876543210'.repeat(4))

let folder: string
let target: Target
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tramo-pieces-'))
  target = folderTarget(folder)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const made = (size: number) => Buffer.alloc(size, 'a company and its renters ')
const at = (name: string) => join(folder, name)

test.each([0, 1, pieceBytes - 1, pieceBytes, pieceBytes + 1, 2 * pieceBytes + 77])(
  '%i bytes come back as they were, and none of them is legible',
  async (size) => {
    const bytes = made(size)
    // In odd portions: pieces end in the middle of one.
    const portions = [bytes.subarray(0, size / 3), bytes.subarray(size / 3)]
    expect(await putArchive(target, key, 'log~1', portions)).toBe(size)
    expect((await getWhole(target, key, 'log~1')).equals(bytes)).toBe(true)
    expect(readdirSync(folder)).toHaveLength(Math.max(1, Math.ceil(size / pieceBytes)))
    for (const name of readdirSync(folder))
      expect(readFileSync(at(name)).includes('renters')).toBe(false)
  },
)

test('another key opens nothing, and is said to be another one', async () => {
  await putArchive(target, key, 'log~1', [made(10)])
  await expect(getWhole(target, other, 'log~1')).rejects.toThrow(/BACKUP_KEY is not the key/)
})

test('a byte that has changed is found, wherever it is', async () => {
  await putArchive(target, key, 'log~1', [made(10)])
  const whole = readFileSync(at('log~1.00000'))
  for (let place = 0; place < whole.length; place++) {
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
    writeFileSync(at('log~1.00000'), bytes)
    await expect(getWhole(target, key, 'log~1')).rejects.toThrow(/damaged|BACKUP_KEY/)
  }
  for (const length of [0, 20, whole.length - 1]) {
    writeFileSync(at('log~1.00000'), whole.subarray(0, length))
    await expect(getWhole(target, key, 'log~1')).rejects.toThrow(/damaged/)
  }
})

test('a piece that is missing, moved or of another archive is found', async () => {
  for (const archive of ['log~1', 'log~2'])
    await putArchive(target, key, archive, [made(2 * pieceBytes + 1)])
  rmSync(at('log~1.00002'))
  await expect(getWhole(target, key, 'log~1')).rejects.toThrow(/cut: piece 2 of log~1 is missing/)
  renameSync(at('log~2.00002'), at('log~1.00002'))
  await expect(getWhole(target, key, 'log~1')).rejects.toThrow(/damaged: piece 2 of log~1/)
  renameSync(at('log~1.00001'), at('log~1.00002'))
  await expect(getWhole(target, key, 'log~1')).rejects.toThrow(/piece 1 of log~1 is missing/)
})
