import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { BadConfig } from '../../config.ts'

/** The major version of a PostgreSQL. */
export async function majorOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    )
    return rows[0]?.major ?? 0
  } finally {
    await client.end()
  }
}

/** Where systems put the programs of one version, beside what PATH names. */
const usualFolders = (major: number): string[] => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
  `C:\\Program Files\\PostgreSQL\\${major}\\bin`,
]

type Program = 'pg_dump' | 'pg_restore'

/** @throws BadConfig when this machine does not have it in that version */
function programOf(name: Program, major: number): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders(major)]
  const file = process.platform === 'win32' ? `${name}.exe` : name
  for (const folder of folders) {
    const path = join(folder, file)
    if (folder === '' || !existsSync(path)) continue
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 })
    // As "pg_dump (PostgreSQL) 16.4".
    if (stdout?.split(' ').some((word) => Number.parseInt(word, 10) === major)) return path
  }
  throw new BadConfig(
    `The PostgreSQL of DATABASE_URL is version ${major}, and there is no ${name} of version ${major} on this machine: install it (on Debian and Ubuntu the package postgresql-client-${major}).`,
  )
}

/** The password goes by the environment: every user of a machine reads the arguments of its programs. */
function connection(url: string): { place: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const { PATH, HOME } = process.env
  return { place: address.toString(), env: { PATH, HOME, PGPASSWORD: password } }
}

/** What pg_dump writes of a database, in its own format, compressed. @throws BadConfig with its last words */
export async function* dump(url: string, major: number): AsyncGenerator<Buffer> {
  const { place, env } = connection(url)
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--dbname=${place}`]
  const child = spawn(programOf('pg_dump', major), args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = endOf(child)
  yield* child.stdout as AsyncIterable<Buffer>
  const { code, words } = await ended
  if (code !== 0) throw new BadConfig(`pg_dump could not save the database: ${words}`)
}

/** Puts a dump into an empty database: all of it or nothing. @throws BadConfig with the last words of pg_restore */
export async function restoreDump(
  source: AsyncIterable<Buffer>,
  url: string,
  major: number,
): Promise<void> {
  const { place, env } = connection(url)
  const args = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges']
  const child = spawn(programOf('pg_restore', major), [...args, `--dbname=${place}`], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = endOf(child)
  // One that ends early has said why.
  child.stdin.on('error', () => {})
  for await (const bytes of source) {
    if (child.exitCode !== null) break
    if (!child.stdin.write(bytes))
      await Promise.race([new Promise((resolve) => child.stdin.once('drain', resolve)), ended])
  }
  child.stdin.end()
  const { code, words } = await ended
  if (code !== 0) throw new BadConfig(`pg_restore could not put the database back: ${words}`)
}

function endOf(child: ReturnType<typeof spawn>): Promise<{ code: number; words: string }> {
  let words = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = `${words}${text}`.slice(-500)
  })
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: -1, words: message }))
    child.once('close', (code) =>
      resolve({ code: code ?? -1, words: words.trim().split('\n').slice(-2).join(' ') }),
    )
  })
}
