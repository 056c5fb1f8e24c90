import { isIP } from 'node:net'

const loopbackHost = /^(127(\.\d+){3}|localhost|\[?::1\]?)$/

export function isLoopback(host: string): boolean {
  return loopbackHost.test(host)
}

/** An address with nothing behind its host, so that paths can be put there. */
export const isOrigin = (address: string) => {
  if (!URL.canParse(address)) return false
  const { pathname, search, hash, username } = new URL(address)
  return pathname === '/' && `${search}${hash}${username}` === ''
}

/** Where a browser may fetch a map from: https, or this machine. */
export const isMapAddress = (address: string) => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopbackHost.test(hostname))
  // It stands in the policy and in the page.
  return isSafe && username === '' && !/[\s"'<>;,]/.test(address)
}

/** An address, or a name and an address in angle brackets. */
export const sender = /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/** What Fastify takes: an address, a range of addresses, or the name of one. */
export function isProxy(part: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(part)) return true
  const [address = '', range, ...rest] = part.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (range === undefined) return true
  const bits = /^\d{1,3}$/.test(range) ? Number(range) : -1
  return (bits >= 0 && bits <= (version === 4 ? 32 : 128)) || (version === 4 && isIP(range) === 4)
}

/** What stands between commas. */
export const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
