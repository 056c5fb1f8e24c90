import { resolve } from 'node:path'
import { folderTarget } from './folder-target.ts'
import { rsyncTarget } from './rsync-target.ts'
import { s3Target } from './s3-target.ts'
import type { Target } from './target.ts'
import { isRsync, isS3 } from './target-address.ts'

/** Where backups go (docs/operating.md#backups). @param place as `isTargetAddress` takes it */
export function openTarget(place: string): Target {
  if (isS3(place)) return s3Target(new URL(place))
  return isRsync(place) ? rsyncTarget(place) : folderTarget(resolve(place))
}
