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
  app.get('/api', (request, reply) => {
    Asked.parse(request.query)
    return reply.type('application/json').send(bytes)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    answers: (text: string) => {
      bytes = text
    },
    close: () => app.close(),
  }
}
