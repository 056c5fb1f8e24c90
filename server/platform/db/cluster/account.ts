import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { BadConfig } from '../../../config.ts'

type Entry = { name: string; uid: number; gid: number }

/**
 * As whom the database runs, for PostgreSQL refuses root and users without an entry in passwd:
 * as we do; in a user namespace, where this user has the number of another; as another user.
 */
export type Account = ({ way: 'self' } | { way: 'namespace' } | { way: 'user' }) & Partial<Entry>

/** Every user of this machine. */
function passwd(): Entry[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
      .filter(({ name, uid, gid }) => name && Number.isInteger(uid) && Number.isInteger(gid))
  } catch {
    return []
  }
}

function hasEntry(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

const isRoot = () => process.getuid?.() === 0

/** In a namespace of its own this user is somebody else, and what lies on the disk stays this user's. */
function inNamespace(): Account | undefined {
  const other = passwd().find(({ uid, name }) => uid !== 0 && name !== 'nobody')
  if (process.platform !== 'linux' || !other) return undefined
  const account: Account = { way: 'namespace', ...other }
  const { command, args } = asAccount(account, 'true', [])
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0 ? account : undefined
}

/** Who the folder of our data belongs to, when that is not root; else one who has rights on nothing. */
function anotherUser(dataDir: string): Account | undefined {
  const users = passwd()
  const { uid } = statSync(dataDir)
  const found =
    users.find((user) => uid !== 0 && user.uid === uid) ??
    users.find(({ name }) => name === 'postgres') ??
    users.find(({ name }) => name === 'nobody')
  return found && { way: 'user', ...found }
}

/** @throws BadConfig where this user cannot have a database at all */
export function accountFor(dataDir: string): Account {
  if (process.platform === 'win32' || (!isRoot() && hasEntry())) return { way: 'self' }
  const account = inNamespace() ?? (isRoot() ? anotherUser(dataDir) : undefined)
  if (account) return account
  throw new BadConfig(
    isRoot()
      ? 'PostgreSQL does not run as root, and there is no other user here. Start as another user, or set DATABASE_URL to a PostgreSQL 15 or newer of your own.'
      : `PostgreSQL needs a user with a name, and user ${process.getuid?.()} has none in /etc/passwd. Start as another user, or set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
  )
}

type Command = { command: string; args: string[]; options: { uid?: number; gid?: number } }

/** How a program is run as an account. */
export function asAccount(
  { way, uid = 0, gid = 0 }: Account,
  command: string,
  args: string[],
): Command {
  if (way === 'self') return { command, args, options: {} }
  if (way === 'user') return { command, args, options: { uid, gid } }
  const mapped = ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--', command, ...args]
  return { command: 'unshare', args: mapped, options: {} }
}

/** Whom the files of an account belong to on the disk. */
export function ownerOf({ way, uid, gid }: Account): { uid: number; gid: number } | undefined {
  if (way === 'user') return { uid: uid ?? 0, gid: gid ?? 0 }
  return isRoot() ? { uid: 0, gid: 0 } : undefined
}

/** Whether the account may go through every folder down to `path`. */
export function mayEnter({ way, uid, gid }: Account, path: string): boolean {
  if (way !== 'user') return true
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder)
    const right = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if ((mode & right) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
