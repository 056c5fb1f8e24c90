import type { Db, Tx } from './database.ts'

/**
 * What belongs together is read of one moment, over one connection: in a read-only snapshot, or in the transaction
 * that reads. When one read fails, its error is thrown after the others are over, so that none of them comes to
 * the connection when that is somebody else's. What is kept in memory is asked for before, outside of it.
 */
export function readTogether<const Reads extends readonly unknown[]>(
  db: Db | Tx,
  reads: (one: Tx) => Reads,
): Promise<{ -readonly [At in keyof Reads]: Awaited<Reads[At]> }> {
  const read = async (tx: Tx) => {
    const asked = reads(tx)
    const answers = Promise.all(asked)
    await answers.catch(() => Promise.allSettled(asked))
    return answers
  }
  if (db.isTransaction) return read(db as Tx)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read)
}
