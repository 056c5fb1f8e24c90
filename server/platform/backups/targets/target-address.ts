import { isLoopback } from '../../../config-values.ts'

const rsyncAddress = /^(rsync:\/\/[\w.@:-]+\/\S+|[\w.-]+@[\w.-]+:\S+)$/

export const isRsync = (place: string): boolean => rsyncAddress.test(place)

/** Whether somebody meant a store by it, and not a folder. */
export const isS3 = (place: string) => /^s3(\+http)?:\/\//.test(place)

/** Whether backups can go to what was given: a folder, `s3://KEY:SECRET@host/bucket`, or an rsync address. */
export function isTargetAddress(place: string): boolean {
  if (!isS3(place)) return !/^\w{2,}:\/\//.test(place) || isRsync(place)
  if (!URL.canParse(place)) return false
  const { protocol, hostname, username, password, pathname } = new URL(place)
  const isSafe = protocol === 's3:' || isLoopback(hostname)
  return isSafe && username !== '' && password !== '' && /^\/[\w.-]+(\/[\w.-]+)*\/?$/.test(pathname)
}
