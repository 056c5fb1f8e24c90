import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export type Got = { headers: Record<string, string>; body: string; text: string }

/** Somebody's server on this machine, which answers what `answers` says. */
export async function receiver() {
  const got: Got[] = []
  const here = {
    got,
    url: '',
    answers: (_request: IncomingMessage, reply: ServerResponse) => {
      reply.writeHead(204).end()
    },
    close: () => {},
  }
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      got.push({ headers: request.headers as Record<string, string>, body, text: body })
      here.answers(request, reply)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  here.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  here.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return here
}

/** A delivery as its receiver checks it at this moment. @throws when it is not signed with the secret, or is too old */
export function checked(
  secret: string,
  { headers, body }: Got,
  now: Date,
): { type: string; data: object } {
  const wall = Date.now
  Date.now = () => now.getTime()
  try {
    return new Webhook(secret).verify(body, headers) as { type: string; data: object }
  } finally {
    Date.now = wall
  }
}
