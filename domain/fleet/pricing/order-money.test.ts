import { expect, test } from 'vitest'
import { countingPayment, orderMoney } from './order-money.ts'

const card = (state: string) => ({ state, kind: 'card', refusal: null })
const transfer = (state: string, refusal: string | null = null) => ({
  state,
  kind: 'transfer',
  refusal,
})

test.each([
  ['no payment at all', [], 'nothing'],
  ['a refused card', [card('refused')], 'nothing'],
  ['a payment that was begun anew', [card('replaced'), card('refused')], 'nothing'],
  ['a card that the bank still has', [card('refused'), card('pending')], 'underWay'],
  ['cash that is to be brought', [{ state: 'waiting', kind: 'cash', refusal: null }], 'nothing'],
  ['a transfer that was announced', [transfer('waiting')], 'underWay'],
  ['a transfer whose booking ended', [transfer('refused', 'cancelled')], 'underWay'],
  ['a transfer that never came', [transfer('refused', 'neverCame')], 'nothing'],
  ['a late approval', [card('refunding')], 'goesBack'],
  ['a late approval of the first of two', [card('pending'), card('refunding')], 'goesBack'],
  ['a late approval that is sent', [card('refunded')], 'wentBack'],
  ['one that goes back and one that went', [card('refunded'), card('refunding')], 'goesBack'],
  ['a paid order whose second charge went back', [card('refunded'), card('paid')], 'paid'],
] as const)('%s', (_what, payments, money) => {
  expect(orderMoney(payments)).toBe(money)
})

test.each([
  ['a charge that went back beside a promise', ['waiting', 'refunding'], false, 'waiting'],
  ['a charge that came too late for anything', ['refunded'], false, undefined],
  ['a paid order that was cancelled', ['refunding'], true, 'refunding'],
  ['a paid order whose second charge went back', ['refunded', 'paid'], true, 'paid'],
  ['an attempt that was refused', ['refused'], false, undefined],
] as const)('what counts: %s', (_what, states, isPaid, counts) => {
  expect(countingPayment(states.map(card), isPaid)?.state).toBe(counts)
})
