import type { Server } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { networkOf } from './network-of.ts'

const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** How many bits a range has, `24` or as `255.255.255.0`. */
function bitsOf(range: string): number {
  if (isIP(range) === 0) return Number(range)
  const bits = range.split('.').map((part) => Number(part).toString(2).padStart(8, '0'))
  return bits.join('').lastIndexOf('1') + 1
}

/** The addresses of TRUST_PROXY, as its sentence in `config.ts` has let them in. */
export function proxyAddresses(trustProxy: string[]): BlockList {
  const proxies = new BlockList()
  for (const part of trustProxy.flatMap((name) => named[name] ?? [name])) {
    const [address = '', range] = part.split('/')
    if (range === undefined) proxies.addAddress(address, familyOf(address))
    else proxies.addSubnet(address, bitsOf(range), familyOf(address))
  }
  return proxies
}

/**
 * One network holds only so many connections open. One more takes the place of the one that has been
 * idle for the longest, so that idle ones keep nobody behind the same address out; where all of
 * them are being answered, the new one is closed at once, before anything is read. A trusted proxy
 * has those of everybody and is not counted.
 * @param most connections of one network (`networkOf`) at one time
 */
export function capConnections(server: Server, trustProxy: string[], most: number): void {
  const proxies = proxyAddresses(trustProxy)
  const open = new Map<string, Set<Socket>>()
  const busy = new WeakSet<Socket>()
  server.on('connection', (socket: Socket) => {
    // Who is gone again already has no address.
    const { remoteAddress: address } = socket
    if (!address || proxies.check(address, familyOf(address))) return
    const network = networkOf(address)
    const sockets = open.get(network) ?? new Set()
    if (sockets.size >= most) {
      const idle = [...sockets].find((each) => !busy.has(each))
      if (!idle) {
        socket.destroy()
        return
      }
      sockets.delete(idle)
      idle.destroy()
    }
    open.set(network, sockets.add(socket))
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0 && open.get(network) === sockets) open.delete(network)
    })
  })
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => {
      busy.delete(socket)
      // The last of them is the one that was busy a moment ago.
      const { remoteAddress: address } = socket
      const sockets = address ? open.get(networkOf(address)) : undefined
      if (sockets?.delete(socket)) sockets.add(socket)
    })
  })
}
