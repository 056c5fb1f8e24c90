import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { mostPixels, withPixels } from './pixel-budget.ts'
import { projectRoot } from './project-root.ts'

const program = join(projectRoot, 'server/core/vector-program.mjs')

/** A few letters of filters, text or dashes keep the drawing library busy for minutes. */
const slowestMs = 4_000
/** Larger than any picture is kept, so that cutting loses nothing. */
const longestSide = 2048
/** What the program may hand back: the largest picture, uncompressed. */
const mostBytes = longestSide * longestSide * 5
/** Two at a time: what a drawing takes is not written on it. */
const share = mostPixels / 2

/**
 * Draws a vector picture as PNG, in a process of its own that is ended after 4 seconds: the library
 * cannot be interrupted, and four such pictures would stop the whole server. The process is given
 * nothing of ours, no environment and no database. Undefined when it could not be drawn in time.
 */
export function drawVector(bytes: Uint8Array): Promise<Buffer | undefined> {
  return withPixels(share, () => run(bytes))
}

function run(bytes: Uint8Array): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, String(mostPixels), String(longestSide)],
      {
        encoding: 'buffer',
        env: {},
        timeout: slowestMs,
        killSignal: 'SIGKILL',
        maxBuffer: mostBytes,
        windowsHide: true,
      },
      (error, drawn) => resolve(error || drawn.length === 0 ? undefined : drawn),
    )
    // It may have been ended before it has read everything.
    child.stdin?.on('error', () => {})
    child.stdin?.end(bytes)
  })
}
