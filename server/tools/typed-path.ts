import { resolve } from 'node:path'
import { isRsync, isS3 } from '../platform/backups/targets/target-address.ts'

/** npm runs a command in the project's folder; the name of a file was typed in INIT_CWD. */
export const typedPath = (name: string): string => resolve(process.env.INIT_CWD ?? '.', name)

/** The same for a place of backups, which may be an address. */
export const typedTarget = (place: string): string =>
  isS3(place) || isRsync(place) ? place : typedPath(place)
