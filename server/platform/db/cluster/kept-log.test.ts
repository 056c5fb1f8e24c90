import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { beginClosing, closeGap, hasGap, markGap } from './kept-log.ts'

test('a gap of the log is closed by a whole backup that began after it, and by no other', () => {
  const log = mkdtempSync(join(tmpdir(), 'tramo-log-'))
  onTestFinished(() => rmSync(log, { recursive: true, force: true }))
  expect(hasGap(log)).toBe(false)
  markGap(log)
  beginClosing(log)
  // The server died in the middle of it: the next one begins anew.
  expect(hasGap(log)).toBe(true)
  beginClosing(log)
  closeGap(log)
  expect(hasGap(log)).toBe(false)
  markGap(log)
  beginClosing(log)
  markGap(log)
  closeGap(log)
  expect(hasGap(log)).toBe(true)
})
