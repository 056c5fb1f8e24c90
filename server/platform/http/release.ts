import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

let known: string | undefined

/** A value that is new with every build of the browser's part (docs/product/app.md#releases). */
export function release(): string {
  known ??= read()
  return known
}

function read(): string {
  try {
    const page = readFileSync(join(projectRoot, 'dist/web/index.html'))
    return createHash('sha256').update(page).digest('hex').slice(0, 12)
  } catch {
    return 'development'
  }
}
