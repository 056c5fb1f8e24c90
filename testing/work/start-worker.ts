import { backgroundWork } from '#server/app/wings.ts'
import { isTopic } from '#server/platform/work/topics.ts'
import { type Work, Worker } from '#server/platform/work/work.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { TestServer } from '../server.ts'

/**
 * Runs the background work of a test server as a real one does.
 * @returns what stops it
 */
export async function startWorker(
  { app, services }: TestServer,
  database: Database,
  work: readonly Work[] = backgroundWork,
): Promise<() => Promise<void>> {
  const running: { worker?: Worker } = {}
  const signals = await database.signals({
    heard: (text) => isTopic(text) && running.worker?.wake(text),
    missed: () => running.worker?.wake(),
  })
  running.worker = new Worker(services, work, app.log, signals.alone)
  running.worker.start()
  return async () => {
    await running.worker?.stop()
    await signals.close()
  }
}
