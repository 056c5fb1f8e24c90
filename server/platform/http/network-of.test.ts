import { describe, expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

describe('whom a limit counts', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ])('%s is the address %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:0::/56'],
    ['2001:db8:1:ff:ffff:ffff:ffff:ffff', '2001:db8:1:0::/56'],
    ['2001:db8:1:1ff::1', '2001:db8:1:100::/56'],
    ['2001:0DB8:0001:0002:a::', '2001:db8:1:0::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/56'],
  ])('%s is its network %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is never more than what was given when that is no address', () => {
    expect(networkOf('unix socket')).toBe('unix socket')
  })
})
