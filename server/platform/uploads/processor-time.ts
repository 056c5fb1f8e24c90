import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever its processor. */
const tickMs = 10

/**
 * How long the processor has worked for a process; undefined where the system does not tell. Time
 * in which others had the processor is not in it.
 */
export function processorMs(pid: number | undefined): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Behind the program's name, which may hold anything: state is the third field, the times are the 14th and 15th.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * tickMs : undefined
  } catch {
    return undefined
  }
}
