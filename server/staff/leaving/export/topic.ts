import type { RawBuilder } from 'kysely'
import type { Text } from '#protocol/core/text.ts'

/** One table of the archive: its file, what it is, and its rows in an order that pages can go on from. */
export type Topic = {
  file: string
  what: Text
  rows: (userId: string, now: Date) => RawBuilder<unknown>
}
