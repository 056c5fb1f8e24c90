import type { Insertable } from 'kysely'
import { randomId } from '#server/platform/random.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { TestServer } from '../server.ts'

type Written = {
  by: { id: string }
  about: { id: string } | null
  value: number
  daysAgo?: number
  /** Nobody but the writer reads it yet. */
  waits?: boolean
  columns?: Partial<Insertable<Schema['review']>>
}

/** A review as it stands in the database, without the rental that leads to it; its id. */
export async function written({ services: { db, clock } }: TestServer, review: Written) {
  const { by, about, value, daysAgo = 1, waits = false, columns } = review
  const id = randomId()
  const at = (days: number) => new Date(clock().getTime() + days * 86_400_000)
  await db
    .insertInto('review')
    .values({
      id,
      reviewer_id: by.id,
      subject_id: about?.id ?? null,
      status: 'completed',
      ratings: JSON.stringify({ 1: value, 2: value }),
      score: String(value),
      language: 'en',
      comment: `${value} of 10`,
      created_at: at(-daysAgo),
      reveal_at: at(waits ? 7 : -daysAgo),
      shown_at: waits ? null : at(-daysAgo),
      ...columns,
    })
    .execute()
  return id
}
