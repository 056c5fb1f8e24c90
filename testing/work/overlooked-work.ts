import { backgroundWork } from '#server/app/wings.ts'
import { piecesDue } from '#server/platform/work/due.ts'
import type { TestServer } from '../server.ts'

/**
 * Runs what is said to have nothing to do.
 * @returns the pieces of work that did something all the same: there is never one
 */
async function overlookedWork({ services }: TestServer): Promise<string[]> {
  const due = await piecesDue(services, backgroundWork)
  const overlooked: string[] = []
  for (const piece of backgroundWork)
    if (!due.includes(piece) && (await piece.run(services)) > 0) overlooked.push(piece.name)
  return overlooked
}

/** Nothing is overlooked by the question that is asked first, whatever came before; then what is due is done. */
export async function workOverlookingNothing(server: TestServer): Promise<void> {
  const overlooked = await overlookedWork(server)
  if (overlooked.length > 0) throw new Error(`overlooked: ${overlooked.join(', ')}`)
  await server.work()
}
