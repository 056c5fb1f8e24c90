import { expect, test } from 'vitest'
import { brandName, paidCard } from './paid-card.ts'

test.each([
  ['a brand and four digits', { brand: 'visa', last4: '4242' }, { brand: 'visa', last4: '4242' }],
  ['nothing', undefined, undefined],
  ['no digits', { brand: 'visa', last4: null }, undefined],
  ['three digits', { brand: 'visa', last4: '242' }, undefined],
  ['a whole number', { brand: 'visa', last4: '4242424242424242' }, undefined],
  ['no brand', { last4: '4242' }, { brand: 'unknown', last4: '4242' }],
  ['an empty brand', { brand: ' ', last4: '4242' }, { brand: 'unknown', last4: '4242' }],
  [
    'a brand of 30 letters',
    { brand: 'b'.repeat(30), last4: '4242' },
    { brand: 'b'.repeat(30), last4: '4242' },
  ],
  [
    'a brand of 31 letters',
    { brand: 'b'.repeat(31), last4: '4242' },
    { brand: 'unknown', last4: '4242' },
  ],
  [
    'a number for a brand',
    { brand: '4242424242424242', last4: '4242' },
    { brand: 'unknown', last4: '4242' },
  ],
  ['a brand that is markup', { brand: '<b>', last4: '4242' }, { brand: 'unknown', last4: '4242' }],
])('%s: %o is kept as %o', (_what, told, kept) => {
  expect(paidCard(told)).toEqual(kept)
})

test.each([
  ['visa', 'Visa'],
  ['amex', 'Amex'],
  ['jcb', 'JCB'],
  ['cartes_bancaires', 'Cartes bancaires'],
  ['eftpos_au', 'Eftpos au'],
  ['UnionPay', 'UnionPay'],
  ['unknown', undefined],
])('%s is written %s', (brand, name) => {
  expect(brandName(brand)).toBe(name)
})
