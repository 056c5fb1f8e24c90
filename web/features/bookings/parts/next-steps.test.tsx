import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Rental } from '#protocol/rentals/rental.ts'
import { confirmationMessages } from '../confirmation-messages.ts'
import { NextSteps } from './next-steps.tsx'

const words = confirmationMessages.en
afterEach(cleanup)

it.each([
  ['start', true, words.weConfirmWhen],
  ['swap', true, words.weConfirmSwapWhen],
  ['start', false, words.weConfirmOncePaid],
  ['swap', false, words.weConfirmOncePaid],
])('a %s with paid %s is confirmed: %s', (kind, paid, when) => {
  const dates = { start: '2026-11-24T10:00', end: '2027-01-12T10:00' }
  const rental = { kind, paid, dates, confirmation: 'pending' } as Rental
  const { container } = render(
    <NextSteps
      rental={rental}
      wallNow="2026-11-20T10:00"
      place={undefined}
      onCalendar={undefined}
      onRead={() => undefined}
    />,
  )
  const others = [words.weConfirmWhen, words.weConfirmSwapWhen, words.weConfirmOncePaid]
  expect(others.filter((one) => container.textContent.includes(one))).toEqual([when])
})
