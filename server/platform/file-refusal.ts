import { BadConfig } from '../config.ts'
import { sqlState } from './retry.ts'

/* A disk, or somebody's share of it, the server's or the database's. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether there was no room for what was to be written, on our disk or on the database's. */
export const isDiskFull = (error: unknown): boolean => fullCodes.has(sqlState(error) ?? '')

/** What is in the way of a file or a folder, by what the system says. */
export function fileRefusal(what: string, error: unknown): BadConfig {
  const code = sqlState(error) ?? 'unknown'
  return new BadConfig(`${what} ${reasons[code] ?? `cannot be used (${code}): check the path.`}`)
}

const full = 'cannot be written, because its disk is full: make room on it first.'
const notAllowed = 'cannot be written: check its permissions.'

const reasons: Record<string, string> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: 'cannot be written: its disk may only be read.',
  ENOTDIR: 'cannot be made: a part of the path is no folder.',
  EEXIST: 'cannot be made: there is a file of that name.',
}
