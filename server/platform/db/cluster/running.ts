import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The process that PostgreSQL's own note names, when it is the postmaster of this folder and of no other. */
export function postmasterOf(cluster: string): number | undefined {
  const pid = Number.parseInt(noteOf(cluster)?.split('\n')[0] ?? '', 10)
  return Number.isInteger(pid) && pid > 1 && worksIn(pid, cluster) ? pid : undefined
}

function noteOf(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch {
    return undefined
  }
}

/** A postmaster stands in its folder. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0)
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    if (process.platform === 'win32') {
      const filter = ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']
      return spawnSync('tasklist', filter, { encoding: 'utf8' }).stdout.includes('postgres.exe')
    }
    const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' })
    return stdout.includes(cluster)
  } catch {
    return false
  }
}

/**
 * A note whose process is another program by now would keep PostgreSQL from starting, in its folder and in that
 * of its socket.
 */
export function dropStaleNote(cluster: string, socket: string): void {
  if (socket !== '' && postmasterOf(cluster) === undefined)
    for (const name of readdirSync(socket))
      if (/^\.s\.PGSQL\.\d+(\.lock)?$/.test(name)) rmSync(join(socket, name), { force: true })
  const seen = noteOf(cluster)
  if (seen === undefined || postmasterOf(cluster) !== undefined) return
  if (noteOf(cluster) === seen) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}
