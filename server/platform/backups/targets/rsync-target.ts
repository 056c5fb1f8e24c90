import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqlState } from '../../retry.ts'
import { isOurName, type Target, TargetAway } from './target.ts'

const timeoutMs = 120_000
/** The longest list that is read: two hundred thousand files. */
const mostOutputBytes = 32 * 2 ** 20

/* rsync's own numbers for "there is no such file". */
const notThere = new Set([23, 24])

/**
 * A folder at an rsync address: `user@host:/path` by SSH with the keys of who runs the server, or
 * `rsync://host/module/path`.
 */
export function rsyncTarget(address: string): Target {
  const root = address.endsWith('/') ? address : `${address}/`
  const name = address.replace(/^rsync:\/\/[^@/]*@/, 'rsync://')
  const copy = async (args: string[]) => {
    const { code, output, stderr } = await run(args)
    if (code !== 0 && !notThere.has(code)) throw new TargetAway(name, whyNot(code, stderr))
    return { output, isThere: code === 0 }
  }
  return {
    name,
    put: (file, bytes) =>
      inScratch(async (folder) => {
        await writeFile(join(folder, file), bytes, { mode: 0o600 })
        const { isThere } = await copy(['--times', '--fsync', join(folder, file), root])
        if (!isThere) throw new TargetAway(name, 'cannot be written: is its folder there?')
      }),
    get: (file) =>
      inScratch(async (folder) => {
        const { isThere } = await copy([`${root}${file}`, `${folder}/`])
        return isThere ? readFile(join(folder, file)) : undefined
      }),
    list: async (prefix) => {
      const only = [`--include=/${prefix}*`, '--exclude=*']
      const { output } = await copy(['--list-only', '--dirs', ...only, root])
      return output
        .split('\n')
        .map((line) => /^-\S+\s+[\d,.]+\s+\S+\s+\S+\s(.+)$/.exec(line)?.[1] ?? '')
        .filter(isOurName)
    },
    remove: async (files) => {
      if (files.length === 0) return
      await inScratch(async (folder) => {
        const empty = join(folder, 'empty')
        await mkdir(empty)
        const list = join(folder, 'names')
        await writeFile(list, files.map((file) => `/${file}\n`).join(''))
        const only = [`--include-from=${list}`, '--exclude=*']
        await copy(['--dirs', '--delete', ...only, `${empty}/`, root])
      })
    },
  }
}

function whyNot(code: number, stderr: string): string {
  if (code === -1) return 'cannot be used: there is no program rsync on this machine'
  if (/no space left|quota/i.test(stderr)) return 'is full'
  if (/permission denied|read.only/i.test(stderr))
    return 'lets nobody in: check key and permissions'
  return code === 30 || code === -2
    ? 'does not answer'
    : `cannot be reached (rsync ends with ${code})`
}

async function inScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tramo-rsync-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run(args: string[]): Promise<{ code: number; output: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const { PATH, HOME, SSH_AUTH_SOCK } = process.env
    const child = spawn('rsync', ['--timeout=60', ...args], {
      // Nobody is there whom SSH could ask.
      env: { PATH, HOME, SSH_AUTH_SOCK, RSYNC_RSH: 'ssh -o BatchMode=yes -o ConnectTimeout=20' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    })
    let [output, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.length > mostOutputBytes) child.kill('SIGKILL')
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (stderr.length < 10_000) stderr += text
    })
    child.once('error', (error) => {
      if (sqlState(error) === 'ENOENT') resolve({ code: -1, output, stderr })
      else reject(error)
    })
    child.once('close', (code) => resolve({ code: code ?? -2, output, stderr }))
  })
}
