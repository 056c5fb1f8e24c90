import { expect, it } from 'vitest'
import { type Method, usualMethod } from './method.ts'

const way = (id: string, kind: Method['kind'], fee: number | undefined): Method => ({
  id,
  kind,
  fee,
  name: id,
  transactionFee: 0,
  instructions: '',
})
const credit = way('creditCard', 'card', 30)
const debit = way('debitCard', 'card', 0)
const transfer = way('bankTransfer', 'transfer', 0)
const cash = way('cash', 'cash', 0)

it.each([
  ['a card without a fee before all else', [credit, transfer, debit, cash], debit],
  ['what costs no fee where no such card is taken', [credit, transfer, cash], transfer],
  ['the first one where all cost a fee', [credit], credit],
  ['none where there is none', [], undefined],
])('stands chosen: %s', (_, methods, expected) => {
  expect(usualMethod(methods)).toBe(expected)
})
