import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

/** The program that asks for a screen's first answer (web/app/early/early-answer.ts), as it was built; empty before. */
export function earlyAnswer(): string {
  const program = join(projectRoot, 'dist/early/early-answer.js')
  return existsSync(program) ? readFileSync(program, 'utf8').trim() : ''
}

/** Lets the browser run this script, and no other that is written into a page. */
export function sourceOfScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
