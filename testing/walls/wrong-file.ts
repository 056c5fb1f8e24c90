import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tool = (path: string) => join(root, 'node_modules', path)

/**
 * Compiles one file under the compiler settings of a room and removes it again.
 * @returns what the compiler said; empty when the file is right
 */
export function compileIn(room: 'domain' | 'protocol' | 'server' | 'web', source: string): string {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  const folder = mkdtempSync(join(root, '.tmp', 'wall-'))
  try {
    const config = { extends: join(root, room, 'tsconfig.json'), include: ['./*.ts'], exclude: [] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    writeFileSync(join(folder, 'file.ts'), source)
    return run(folder, [tool('typescript/bin/tsc'), '-p', folder])
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
