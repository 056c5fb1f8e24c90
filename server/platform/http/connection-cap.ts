import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import { networkOf } from './network-of.ts'

/**
 * One network holds only so many connections open. One more takes the place of one that is idle, so
 * that idle ones keep nobody behind the same address out; where all of them are being answered, the
 * new one is closed at once, before anything is read. A trusted proxy has those of everybody and is
 * not counted.
 * @param most connections of one network (`networkOf`) at one time
 */
export function capConnections(server: Server, trustProxy: string[], most: number): void {
  const isProxy = compile(trustProxy)
  /* Of each network, those that were idle for the longest first. */
  const open = new Map<string, Set<Socket>>()
  const busy = new WeakSet<Socket>()
  const socketsOf = ({ remoteAddress: address }: Socket) => {
    // Who is gone again already has no address.
    if (!address || isProxy(address, 0)) return undefined
    const network = networkOf(address)
    const sockets = open.get(network) ?? new Set()
    open.set(network, sockets)
    return { network, sockets }
  }
  server.on('connection', (socket: Socket) => {
    const { network, sockets } = socketsOf(socket) ?? {}
    if (!network || !sockets) return
    if (sockets.size >= most) {
      const idle = [...sockets].find((each) => !busy.has(each))
      if (!idle) return void socket.destroy()
      sockets.delete(idle)
      idle.destroy()
    }
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0 && open.get(network) === sockets) open.delete(network)
    })
  })
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => {
      busy.delete(socket)
      const { sockets } = socket.destroyed ? {} : (socketsOf(socket) ?? {})
      if (sockets?.delete(socket)) sockets.add(socket)
    })
  })
}
