import { fstatSync, writeSync } from 'node:fs'

const stdout = 1

/** A pipe or a terminal takes what it can and is asked again by its stream; a file is written at once. */
const isFile = (() => {
  const info = fstatSync(stdout)
  return !(info.isFIFO() || info.isSocket() || process.stdout.isTTY)
})()

let isLost = false

/** Said once, where somebody may still read it. */
function lose({ code }: NodeJS.ErrnoException): void {
  if (isLost) return
  isLost = true
  try {
    writeSync(2, `Log lines are lost (${code}): stdout cannot be written.\n`)
  } catch {
    // There is nobody left to tell.
  }
}

/* Also for what a start says there itself. */
process.stdout.on('error', lose)

/**
 * Where log lines go. A log that nobody takes (its disk is full, its reader has ended) costs lines and
 * never the server; a file is written again as soon as there is room.
 */
export const logLines = {
  write(line: string): void {
    if (!isFile) {
      process.stdout.write(line)
      return
    }
    try {
      writeSync(stdout, line)
      isLost = false
    } catch (error) {
      lose(error as NodeJS.ErrnoException)
    }
  },
}
