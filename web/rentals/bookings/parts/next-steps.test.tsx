import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { confirmationMessages } from '../confirmation-messages.ts'
import { NextSteps } from './next-steps.tsx'

const words = confirmationMessages.en
const promised = words.weConfirmWhen('by 12:00 today')
const waitsFor = { asked: { waitsForChanges: true }, papers: { waitsForPapers: true } }
afterEach(cleanup)

it.each([
  ['start', true, '2026-11-20T20:00:00.000Z', promised],
  ['swap', true, '2026-11-20T20:00:00.000Z', words.weConfirmSwapWhen],
  ['start', true, 'papers', words.weConfirmOnceComplete],
  ['start', true, undefined, words.weAreLate],
  ['swap', true, undefined, words.weAreLate],
  ['start', false, undefined, words.weConfirmOncePaid],
  ['swap', false, undefined, words.weConfirmOncePaid],
  ['start', true, 'asked', words.weConfirmOnceDone],
  ['swap', true, 'asked', words.weConfirmOnceDone],
  ['start', false, 'asked', words.weConfirmOncePaidAndDone],
])('a %s with paid %s, to be answered by %s, is confirmed: %s', (kind, paid, by, when) => {
  const waiting = by === 'asked' || by === 'papers' ? waitsFor[by] : { answerBy: by }
  const dates = { start: '2026-11-24T10:00', end: '2027-01-12T10:00' }
  const rental = { kind, paid, dates, ...waiting, confirmation: 'pending' } as Rental
  const { container } = render(
    <NextSteps
      rental={rental}
      zone="America/Los_Angeles"
      wallNow="2026-11-20T10:00"
      place={undefined}
      onCalendar={undefined}
      onRead={() => undefined}
    />,
  )
  const { weConfirmSwapWhen, weConfirmOncePaid, weAreLate, weConfirmOnceComplete } = words
  const { weConfirmOnceDone, weConfirmOncePaidAndDone } = words
  const asked = [weConfirmOnceDone, weConfirmOncePaidAndDone, weConfirmOnceComplete]
  const others = [promised, weConfirmSwapWhen, weConfirmOncePaid, weAreLate, ...asked]
  expect(others.filter((one) => container.textContent.includes(one))).toEqual([when])
  // What waits for the renter is not our turn.
  expect(container.textContent.includes(words.ourTurn)).toBe(by !== 'asked' && by !== 'papers')
})
