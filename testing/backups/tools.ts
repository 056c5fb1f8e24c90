import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'

export const aKey = '0123456789abcdef'.repeat(4)
export const anotherKey = 'fedcba9876543210'.repeat(4)

/** What a command says, in the order in which it says it. */
export type Said = { code: number | null; text: string }

/** `npm run NAME -- ARGS`, as it is built. */
export function command(
  name: 'backup' | 'restore' | 'doctor',
  args: string[],
  place: Record<string, string>,
): Promise<Said> {
  const { PATH, HOME } = process.env
  const program = join(projectRoot, 'dist/server', `${name}.js`)
  const child = spawn(process.execPath, [program, ...args], { env: { PATH, HOME, ...place } })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, text }))
  })
}

/** A folder for backups, beside everything else. */
export function newTarget(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'target')
}
