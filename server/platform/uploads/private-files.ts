import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What this program keeps in DATA_DIR; anything else there is somebody else's business. */
const ours = /^(uploads|mail|room\..*|signing-key\.pem)$/

/** Of the database, which keeps its own files private. */
const ofDatabase = /^(postgres|postgres\.(json|log|new-\d+)|programs-.*)$/

/**
 * Keeps what lies in DATA_DIR from the other users of the machine: what is written from now on,
 * and what an older version or a restore has left open.
 * @param say is told what could not be closed
 */
export function keepPrivate(dataDir: string, say: (line: string) => void): void {
  process.umask(0o077)
  const names = namesIn(dataDir)
  const open: string[] = []
  for (const name of names) if (ours.test(name)) close(join(dataDir, name), open)
  // A folder that has other things in it may be shared on purpose.
  if (names.every((name) => ours.test(name) || ofDatabase.test(name))) setMode(dataDir, 0o700, open)
  if (open[0])
    say(
      `Others on this machine may read ${open[0]}${open.length > 1 ? ` and ${open.length - 1} more` : ''}, and it belongs to another user: take its rights away (chmod go= …).`,
    )
}

function close(path: string, open: string[]): void {
  const info = lstatSync(path, { throwIfNoEntry: false })
  if (!info || info.isSymbolicLink()) return
  if (!info.isDirectory()) return setMode(path, 0o600, open)
  setMode(path, 0o700, open)
  for (const name of namesIn(path)) close(join(path, name), open)
}

function setMode(path: string, mode: number, open: string[]): void {
  const info = lstatSync(path, { throwIfNoEntry: false })
  if (!info || (info.mode & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Gone meanwhile: another server tidies up too.
    if (code !== 'ENOENT' && (info.mode & 0o077) !== 0) open.push(path)
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
