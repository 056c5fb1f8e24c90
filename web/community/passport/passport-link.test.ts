// @vitest-environment node
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { passportInLink, passportLink } from './passport-link.ts'

const file = JSON.stringify({ passport: { name: 'Núñez' }, key: 'k', signature: 's' }, null, 2)
const packed = (text: string) => deflateRawSync(text).toString('base64url')

test('a passport comes out of its link as it went in, apart from its spaces', async () => {
  const link = await passportLink('https://cars.example', file)
  const [address, content = ''] = link.split('#')
  expect(address).toBe('https://cars.example/passport')
  expect(content).toMatch(/^[\w-]+$/)
  expect(JSON.parse((await passportInLink(content)) ?? '')).toEqual(JSON.parse(file))
})

test.each([
  ['no base64', '%%%'],
  ['nothing compressed', 'AAAA'],
  ['cut off', packed(file).slice(0, 20)],
  ['too long', 'A'.repeat(4_001)],
  ['a megabyte in a thousand characters', packed(' '.repeat(1_000_000))],
])('a link with %s holds no passport', async (_what, content) => {
  expect(await passportInLink(content)).toBeUndefined()
})
