import { readFileSync } from 'node:fs'

/**
 * npm starts a program through a shell, and neither hands a SIGTERM on: `npm start` would be gone
 * while its server goes on holding the port and the database. So the program ends itself, as if it
 * had got the signal, when npm or that shell is gone.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const before = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}

/** The shell that started us and, where the system tells, the npm that started the shell. */
function ancestors() {
  const shell = process.ppid
  try {
    const stat = readFileSync(`/proc/${shell}/stat`, 'utf8')
    return `${shell} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    return String(shell)
  }
}
