import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** What is not of the public internet (iana.org/assignments/iana-ipv4-special-registry). */
const notPublic4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Carriers' own (CGNAT); clouds answer for their metadata here too.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with 169.254.169.254, where clouds hand out their keys.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Public by its number, and answered inside of one cloud alone.
  ['168.63.129.16', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Of 2000::/3, the only part that is public: what wraps an IPv4 address, documents, or is routed nowhere. */
const notPublic6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const listOf = (ranges: readonly [string, number][], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const [net, bits] of ranges) list.addSubnet(net, bits, family)
  return list
}
const refused4 = listOf(notPublic4, 'ipv4')
const refused6 = listOf(notPublic6, 'ipv6')
const global6 = listOf([['2000::', 3]], 'ipv6')
const loopback4 = listOf([['127.0.0.0', 8]], 'ipv4')

/** Whether an IP address is one of the public internet, and neither of this machine nor of a network around it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused4.check(address, 'ipv4')
  return (
    isIPv6(address) &&
    !address.includes('%') &&
    global6.check(address, 'ipv6') &&
    !refused6.check(address, 'ipv6')
  )
}

/** Whether it is this machine itself. */
export const isOwnMachine = (address: string): boolean =>
  address === '::1' || (isIPv4(address) && loopback4.check(address, 'ipv4'))
