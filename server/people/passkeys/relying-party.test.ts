import { expect, it } from 'vitest'
import { relyingParty } from './relying-party.ts'

it.each([
  ['https://cars.example.com', 'cars.example.com', 'https://cars.example.com'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
])('at %s passkeys are for %s', (publicUrl, id, origin) => {
  expect(relyingParty({ publicUrl })).toEqual({ id, origin })
})

it('a bare address that others reach has none', () => {
  expect(() => relyingParty({ publicUrl: 'http://203.0.113.7:3000' })).toThrow('site with a name')
})
