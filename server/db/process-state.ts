import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** `startedAt` is empty where the system does not tell it. */
export type ProcessState = { alive: boolean; startedAt: string }

const gone: ProcessState = { alive: false, startedAt: '' }

/**
 * Whether a process lives and when it began, in the words of this system. One that has ended and
 * that its parent has not asked for yet (a zombie) is dead, although it still has its number.
 */
export function processState(pid: number): ProcessState {
  if (pid !== process.pid && !hasNumber(pid)) return gone
  return fromProc(pid) ?? fromPs(pid) ?? { alive: true, startedAt: '' }
}

function hasNumber(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: somebody else's process, so it lives.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Linux. After the name in brackets: the state, and as field 22 the start in clock ticks since boot. */
function fromProc(pid: number): ProcessState | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { alive: !/^[ZXx]$/.test(fields[0] ?? ''), startedAt: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

/** macOS and other systems with `ps`. */
function fromPs(pid: number): ProcessState | undefined {
  if (process.platform === 'win32') return undefined
  const ps = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    // The same words for every caller.
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  })
  const [state, ...startedAt] = (ps.stdout ?? '').trim().split(/\s+/)
  if (!state || startedAt.length === 0) return undefined
  return { alive: !state.startsWith('Z'), startedAt: startedAt.join(' ') }
}
