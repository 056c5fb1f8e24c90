import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What happens to the next changes: nothing, no answer at all, half an answer, a dead connection, or another answer. */
export type Fault =
  | 'none'
  | 'slow'
  | 'cut'
  | 'gone'
  | { status: number; body: string }
  /** The server's own answer to other fields. */
  | { fields: Record<string, string> }

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
  if (fault === 'slow') return
  if (fault === 'gone') return void incoming.socket.destroy()
  if (fault === 'cut') {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    answer.write('{"status":1,', () => incoming.socket.destroy())
    return
  }
  if (typeof fault === 'object' && 'status' in fault) {
    answer.writeHead(fault.status, { 'content-type': 'text/html' }).end(fault.body)
    return
  }
  if (typeof fault === 'object') {
    for (const [name, value] of Object.entries(fault.fields)) fields.set(name, value)
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
