import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { fastify } from 'fastify'
import * as z from 'zod/mini'

const Asked = z.object({
  objectType: z.string(),
  area: z.optional(z.string()),
  start: z.optional(z.string()),
  end: z.optional(z.string()),
  sort: z.optional(z.string()),
})

/** The least a server of this kind can do: it checks what was asked and answers the bytes it is given. */
export async function bareServer() {
  const app = fastify()
  let bytes = ''
  const byQuery = new Map<string, string>()
  app.get('/api', (request, reply) => {
    Asked.parse(request.query)
    const text = byQuery.size === 0 ? bytes : byQuery.get(request.url)
    return reply.type('application/json').send(text)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    answers: (text: string) => {
      bytes = text
    },
    /** The bytes for each address; any other is answered with nothing. */
    answersEach: (texts: ReadonlyMap<string, string>) => {
      for (const [address, text] of texts) byQuery.set(address, text)
    },
    close: () => app.close(),
  }
}

/** One on a thread of its own, as the server beside it has a process: the program starts itself anew as this. */
export async function bareServerApart(texts: ReadonlyMap<string, string>) {
  const worker = new Worker(fileURLToPath(import.meta.url))
  const url = await new Promise<string>((resolve, reject) => {
    worker.once('error', reject).once('message', resolve)
    worker.postMessage(texts)
  })
  return { url, close: () => worker.terminate() }
}

/** What the program is on that thread. @returns whether it is one, and must do nothing else */
export function isBareServer(): boolean {
  if (isMainThread) return false
  parentPort?.once('message', (texts: ReadonlyMap<string, string>) => void serve(texts))
  return true
}

async function serve(texts: ReadonlyMap<string, string>): Promise<void> {
  const bare = await bareServer()
  bare.answersEach(texts)
  parentPort?.postMessage(bare.url)
}
