import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project-root.ts'

export interface RunningServer {
  /** Its origin, as `http://127.0.0.1:41234`. */
  url: string
  /** Its DATA_DIR: database, uploads and mail. */
  dataDir: string
  /** Everything it printed so far, for a failing test to show. */
  log(): string
  /** Whether its process has ended by itself or otherwise. */
  isGone(): boolean
  /** Ends it as a hosting machine would (SIGTERM) and removes the data that it made. */
  stop(): Promise<void>
  /** Ends it as a power cut would (SIGKILL); the data stay for the next start. */
  kill(): Promise<void>
}

const program = join(projectRoot, 'dist', 'server', 'main.js')
/**
 * It lives for seconds: compiling what runs a few times once more for speed,
 * and collecting garbage on every core, cost more than they bring in.
 */
const shortLived = [
  '--single-threaded-gc',
  // Newer engines have no such option.
  ...(Number.parseInt(process.versions.node, 10) < 22 ? ['--interrupt-budget=1000000'] : []),
]
/** Several workers sign in many people from one address, and holds run out by a moved clock. */
const testSettings = {
  PORT: '0',
  SEED_DEMO: '1',
  RATE_LIMITS: 'off',
  TEST_CLOCK: '1',
  DEV_PAGES: '1',
}

const readyLine = /Tramo is ready at (http:\/\/\S+)/

type Start = {
  /** Node's. */
  flags?: readonly string[]
  /** A bench asks more calls than their lines have room for. */
  isLogKept?: boolean
  /** As whom; root may be anybody. */
  user?: { uid: number; gid: number } | undefined
}

/**
 * Starts the built server with the demo, a free port and an empty temporary DATA_DIR.
 * @param settings environment variables on top of that; a DATA_DIR among them is never removed
 * @param start how the process runs: as one that lives for seconds, unless it is said otherwise
 * @throws when nothing is built or the server ends before it is ready; the message has its log
 */
export async function startServer(
  settings: Record<string, string> = {},
  { flags = shortLived, isLogKept = true, user }: Start = {},
): Promise<RunningServer> {
  if (!existsSync(program)) throw new Error('Nothing is built: run `npm run build` first')
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'tramo-server-'))
  const removeData = () => {
    if (settings.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const child = spawn(process.execPath, [...flags, program], {
    cwd: projectRoot,
    env: { ...ownEnvironment(), ...testSettings, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  const output = collectOutput(child)
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)
  try {
    const url = await addressOf(child, output)
    if (!isLogKept) output.stop()
    return {
      url,
      dataDir,
      log: output.text,
      isGone: () => child.exitCode !== null || child.signalCode !== null,
      stop: async () => {
        await end(child, 'SIGTERM')
        process.off('exit', killNow)
        removeData()
      },
      kill: async () => {
        await end(child, 'SIGKILL')
        process.off('exit', killNow)
      },
    }
  } catch (error) {
    killNow()
    removeData()
    throw error
  }
}

/** The developer's own settings (a DATABASE_URL, a MAIL_URL) must not reach a server under test. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, TZ } = process.env
  return { PATH, HOME, TMPDIR, TZ }
}

interface Output {
  text: () => string
  /** What comes from now on is read and thrown away. */
  stop: () => void
  onChange: (listener: () => void) => void
}

function collectOutput(child: ChildProcess): Output {
  let text = ''
  let listener = () => {}
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
      listener()
    })
  }
  return {
    text: () => text,
    stop: () => {
      for (const stream of [child.stdout, child.stderr]) stream?.removeAllListeners('data').resume()
    },
    onChange: (next) => {
      listener = next
    },
  }
}

function addressOf(child: ChildProcess, output: Output): Promise<string> {
  return new Promise((resolve, reject) => {
    output.onChange(() => {
      const url = readyLine.exec(output.text())?.[1]
      if (url === undefined) return
      // From here on it tells of every call; searching all of that again and again is for nobody.
      output.onChange(() => {})
      resolve(url.replace(/\/$/, ''))
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      reject(new Error(`The server ended with ${code} before it was ready:\n${output.text()}`))
    })
  })
}

/** Resolves when the process is gone; one that ignores SIGTERM for ten seconds is killed. */
function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const lastResort = setTimeout(() => child.kill('SIGKILL'), 10_000)
    child.once('exit', () => {
      clearTimeout(lastResort)
      resolve()
    })
    child.kill(signal)
  })
}
