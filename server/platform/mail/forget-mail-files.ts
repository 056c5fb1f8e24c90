import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../api/context.ts'

/** Mails in files have live sign-in links in them; nobody reads yesterday's. */
const keptMs = 24 * 3_600_000

/**
 * Removes mails that were written to files more than a day ago, also when mail goes to a server by
 * now. The age of a file is told by the machine's clock, so that is what it is compared with.
 */
export async function forgetMailFiles({ config }: Services): Promise<number> {
  const folder = join(config.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter((each) => /\.eml(\.part)?$/.test(each))) {
    const path = join(folder, name)
    const written = await stat(path).catch(() => undefined)
    if (!written || Date.now() - written.mtimeMs < keptMs) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
