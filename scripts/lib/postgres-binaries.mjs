import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const oldest = 15

/**
 * The folder with `initdb` and `postgres` of the newest PostgreSQL found here that is new enough.
 * @returns {string | undefined} undefined when the machine has none
 */
export function findPostgresBinaries() {
  const found = candidates()
    .map((folder) => ({ folder, version: majorVersion(folder) }))
    .filter(({ version }) => version >= oldest)
  found.sort((a, b) => b.version - a.version)
  return found[0]?.folder
}

/** @returns {string[]} folders worth a look, each once */
function candidates() {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const folders = [
    ...(asked ? [asked] : []),
    ...versionsUnder('/usr/lib/postgresql', 'bin'),
    ...versionsUnder('/opt/homebrew/opt', 'bin'),
    ...versionsUnder('/usr/local/opt', 'bin'),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return [...new Set(folders)].filter(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/**
 * @param {string} parent
 * @param {string} child
 */
function versionsUnder(parent, child) {
  if (!existsSync(parent)) return []
  return readdirSync(parent).map((version) => join(parent, version, child))
}

/** @param {string} folder */
function majorVersion(folder) {
  const said = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? ''
  return Number(/(\d+)/.exec(said)?.[1] ?? 0)
}
