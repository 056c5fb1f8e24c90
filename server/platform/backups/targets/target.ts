import { BadConfig } from '../../../config.ts'

/**
 * Where backups go. Names are letters, digits, `.`, `_`, `~` and `-`; a file is there whole or not at
 * all, and one of the same name takes its place.
 */
export type Target = {
  /** For sentences: without any secret. */
  name: string
  /** @throws TargetAway */
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  /** The names of all files that begin with it. */
  list(prefix: string): Promise<string[]>
  remove(names: readonly string[]): Promise<void>
}

/** The target cannot be reached, is full, or lets nobody write: tried again later. */
export class TargetAway extends BadConfig {
  /** @param why a whole sentence part, as "is full" */
  constructor(name: string, why: string) {
    super(`The place of the backups, ${name}, ${why}.`)
  }
}

const ours = /^[A-Za-z0-9._~-]+$/

/** What others put beside our files is not ours. */
export const isOurName = (name: string): boolean => ours.test(name) && !name.endsWith('.part')
