import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { confirmationMessages } from '../confirmation-messages.ts'
import { NextSteps } from './next-steps.tsx'

const words = confirmationMessages.en
afterEach(cleanup)

it.each([
  ['start', true, '2026-11-20T20:00:00.000Z', words.weConfirmWhen],
  ['swap', true, '2026-11-20T20:00:00.000Z', words.weConfirmSwapWhen],
  ['start', true, undefined, words.weAreLate],
  ['swap', true, undefined, words.weAreLate],
  ['start', false, undefined, words.weConfirmOncePaid],
  ['swap', false, undefined, words.weConfirmOncePaid],
  ['start', true, 'asked', words.weConfirmOnceDone],
  ['swap', true, 'asked', words.weConfirmOnceDone],
  ['start', false, 'asked', words.weConfirmOncePaidAndDone],
])('a %s with paid %s, to be answered by %s, is confirmed: %s', (kind, paid, by, when) => {
  const waiting = by === 'asked' ? { waitsForChanges: true } : { answerBy: by }
  const dates = { start: '2026-11-24T10:00', end: '2027-01-12T10:00' }
  const rental = { kind, paid, dates, ...waiting, confirmation: 'pending' } as Rental
  const { container } = render(
    <NextSteps
      rental={rental}
      wallNow="2026-11-20T10:00"
      place={undefined}
      onCalendar={undefined}
      onRead={() => undefined}
    />,
  )
  const { weConfirmWhen, weConfirmSwapWhen, weConfirmOncePaid, weAreLate } = words
  const { weConfirmOnceDone, weConfirmOncePaidAndDone } = words
  const asked = [weConfirmOnceDone, weConfirmOncePaidAndDone]
  const others = [weConfirmWhen, weConfirmSwapWhen, weConfirmOncePaid, weAreLate, ...asked]
  expect(others.filter((one) => container.textContent.includes(one))).toEqual([when])
  // What waits for the renter is not our turn.
  expect(container.textContent.includes(words.ourTurn)).toBe(by !== 'asked')
})
