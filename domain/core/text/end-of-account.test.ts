import { expect, test } from 'vitest'
import { endOfAccount } from './end-of-account.ts'

test.each([
  ['Bay Bank 000111222, account 4477 5521', '…5521'],
  ['Banco Peñón 123456789-Ñ', '…789Ñ'],
  ['12345678', '…'],
  ['5521', '…'],
  ['', '…'],
])('%s is shown as %s', (account, end) => {
  expect(endOfAccount(account)).toBe(end)
})
