import { resolve, sep } from 'node:path'
import { z } from 'zod'
import { isRsync, isS3, isTargetAddress } from './platform/backups/targets/target-address.ts'

/** Where backups go by themselves, and what they are encrypted with (docs/operating.md#backups). */
export const backupVariables = {
  BACKUP_DIR: z.string().refine(isTargetAddress).optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .optional(),
}

const keyForm = '64 hexadecimal digits, as `openssl rand -hex 32` prints them'

/** What each must look like, for the sentence at start. */
export const expectedOfBackups: Record<string, string> = {
  BACKUP_DIR:
    'a folder, s3://KEY:SECRET@host/bucket/folder?region=us-east-1 (with / + @ of key and secret written as %2F %2B %40), or an rsync address like backups@nas.example.com:/tramo',
  BACKUP_KEY: keyForm,
}

/** @returns a sentence when the two do not go together */
export function backupRefusal(
  {
    BACKUP_DIR: place,
    BACKUP_KEY: key,
  }: { BACKUP_DIR?: string | undefined; BACKUP_KEY?: string | undefined },
  dataDir: string,
): string | undefined {
  if (place === undefined) return undefined
  if (key === undefined)
    return `BACKUP_DIR needs BACKUP_KEY, what backups are encrypted with: ${keyForm}. Keep a copy of it outside this machine: without it no backup can be opened.`
  const isFolder = !isS3(place) && !isRsync(place)
  return isFolder && `${resolve(place)}${sep}`.startsWith(`${dataDir}${sep}`)
    ? 'BACKUP_DIR must lie outside DATA_DIR: best on another disk, or elsewhere.'
    : undefined
}
