import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { type Database, openEmbedded } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await openEmbedded()
})
afterAll(() => database.close())

/** How often others had their turn in this process while `work` was under way. */
async function turnsDuring(work: (turns: () => number) => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work(() => turns)
  isOver = true
  return turns
}

const ask = sql`select 1`

describe('while the embedded database is kept busy, others have their turn', () => {
  it('between two statements', async () => {
    const turns = await turnsDuring(async () => {
      for (let statement = 0; statement < 50; statement++) await ask.execute(database.db)
    })
    expect(turns).toBeGreaterThanOrEqual(49)
  })

  it('also while many wait for it at once', async () => {
    const turns = await turnsDuring(() =>
      Promise.all(Array.from({ length: 50 }, () => ask.execute(database.db))),
    )
    expect(turns).toBeGreaterThanOrEqual(49)
  })

  it('within a long transaction', async () => {
    await turnsDuring((turns) =>
      database.db.transaction().execute(async (tx) => {
        const before = turns()
        for (let statement = 0; turns() === before && statement < 20_000; statement++)
          await ask.execute(tx)
        expect(turns()).toBeGreaterThan(before)
      }),
    )
  })
})
