import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives a path for a runner's report and removes what was written there afterwards.
 * @template T
 * @param {(path: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withReportFile(work) {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
