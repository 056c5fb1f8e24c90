import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives a path for a runner's report and removes what was written there afterwards, also when this
 * program is ended meanwhile.
 * @template T
 * @param {(path: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withReportFile(work) {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-report-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    process.off('exit', remove)
    remove()
  }
}
