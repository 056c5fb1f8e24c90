import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // The URL parser writes any form of it in one way, an IPv4 address at its end as two groups.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  const left = tail === undefined ? 0 : 8 - before.length - after.length
  const gap = Array.from({ length: left }, () => 0)
  return [...before, ...gap, ...after]
}

/**
 * Whom limits count as one: an IPv4 address, also when it is written inside IPv6, else the /56
 * that one IPv6 subscriber is given: 256 networks, with all addresses of each.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (isIPv4(plain) || !isIPv6(plain)) return address
  const groups = groupsOf(plain)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  }
  const subscriber = [...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00]
  return `${subscriber.map((group) => group.toString(16)).join(':')}::/56`
}
