import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tool = (path: string) => join(root, 'node_modules', path)

/**
 * Compiles files under the compiler settings of a room, each by itself, and removes them again.
 * Reading the room costs seconds, once for all of them.
 * @returns what the compiler said of each; empty for one that is right
 */
export function compileIn(
  room: 'domain' | 'protocol' | 'server' | 'web',
  ...sources: readonly string[]
): string[] {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  const folder = mkdtempSync(join(root, '.tmp', 'wall-'))
  try {
    const config = { extends: join(root, room, 'tsconfig.json'), include: ['./*.ts'], exclude: [] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    for (const [at, source] of sources.entries())
      writeFileSync(join(folder, `file-${at}.ts`), source)
    const arguments_ = ['-p', folder, '--checkers', '1', '--pretty', 'false']
    const said = run(folder, [tool('typescript/bin/tsc'), ...arguments_])
    // A message begins with its file; further lines of it are indented.
    const messages = said.split(/^(?=\S)/m).filter((message) => message.trim() !== '')
    const of = (at: number) => messages.filter((message) => message.startsWith(`file-${at}.ts(`))
    const others = messages.filter((message) => !/^file-\d+\.ts\(/.test(message))
    if (others.length > 0) throw new Error(`the room itself does not compile: ${others.join('')}`)
    return sources.map((_, at) => of(at).join(''))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Lints one file as if it lay at that path of the project, with the project's own rules.
 * @returns the messages about imports; empty when every import goes in an allowed direction
 */
export function lintImportsAt(path: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-wall-'))
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
    const output = run(folder, [tool('oxlint/bin/oxlint'), '--format', 'unix', path])
    const lines = output.split('\n')
    return lines.filter((line) => line.includes('no-restricted-imports')).join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(cwd: string, args: string[]): string {
  const result = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  if (result.error) throw result.error
  return result.stdout + result.stderr
}
