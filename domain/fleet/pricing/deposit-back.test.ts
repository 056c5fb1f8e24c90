import { expect, test } from 'vitest'
import { depositStands } from './deposit-back.ts'

const back = (sent: boolean, reason = 'deposit', asksAccount = false) => ({
  reason,
  sent,
  asksAccount,
})

test.each([
  ['waiting', [], 'waiting'],
  ['claim', [back(true)], 'claim'],
  ['released', [back(false)], 'onItsWay'],
  ['released', [back(true)], 'released'],
  ['released', [back(true), back(false)], 'onItsWay'],
  ['released', [back(true), back(false, 'deposit', true)], 'asksAccount'],
  ['released', [back(true), back(false, 'settlement', true)], 'released'],
  ['released', [], 'used'],
  ['released', [back(false, 'settlement')], 'used'],
])('a deposit that is %s with refunds %j stands as %s', (state, refunds, stands) => {
  expect(depositStands(state, refunds)).toBe(stands)
})
