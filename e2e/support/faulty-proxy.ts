import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What happens to the next changes: nothing, or half an answer. */
export type Fault = 'none' | 'cut'

export interface FaultyProxy {
  url: string
  fault: Fault
  /** The changes that were sent, as their fields. */
  sent: URLSearchParams[]
  stop: () => Promise<void>
}

/** A bad network between the browser and a good server: everything passes but `POST /api`, which suffers `fault`. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const server = createServer((incoming, answer) => {
    const isChange = incoming.method === 'POST' && incoming.url === '/api'
    if (isChange) void suffer(proxy, target, incoming, answer)
    else incoming.pipe(forward(target, incoming, answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'none',
    sent: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return proxy
}

async function suffer(
  proxy: FaultyProxy,
  target: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const body = await text(incoming)
  const fields = new URLSearchParams(body)
  proxy.sent.push(fields)
  const { fault } = proxy
  if (fault === 'cut') {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    answer.write('{"status":1,', () => incoming.socket.destroy())
    return
  }
  forward(target, incoming, answer).end(fields.toString())
}

function forward(target: string, incoming: IncomingMessage, answer: ServerResponse) {
  const { 'content-length': _length, ...headers } = incoming.headers
  const outgoing = request(
    new URL(incoming.url ?? '/', target),
    { method: incoming.method, headers: incoming.method === 'POST' ? headers : incoming.headers },
    (real) => {
      answer.writeHead(real.statusCode ?? 502, real.headers)
      real.pipe(answer)
    },
  )
  outgoing.on('error', () => answer.destroy())
  return outgoing
}
