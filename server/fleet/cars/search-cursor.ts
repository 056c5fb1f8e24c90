import * as z from 'zod/mini'
import { carSorts } from '#protocol/fleet/cars/cars.ts'

const Cursor = z.object({
  sort: z.enum(carSorts),
  /** Cars that are free come first, then those that become free later. */
  part: z.enum(['free', 'later']),
  /** Place within that part: its sort key and, among equals, the car’s id. */
  key: z.int(),
  id: z.string(),
  /** Milliseconds since 1970; when the search was made without dates, what it took for the start. */
  now: z.int(),
})

/** Where the next page of a search begins: after this car. */
export type SearchCursor = z.infer<typeof Cursor>

/** As it travels: opaque to the client (docs/wire.md). */
export function encodeCursor(cursor: SearchCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Undefined when the text is not one of our cursors. */
export function decodeCursor(text: string): SearchCursor | undefined {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}
