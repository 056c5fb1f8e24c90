import { cleanup, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { nowMessages } from './now-messages.ts'
import { BookedSteps } from './booked-steps.tsx'

const words = nowMessages.en
const promised = words.papersWhen('by 12:00 today')
afterEach(cleanup)

it.each([
  ['an answer is promised', { answerBy: '2026-11-20T20:00:00.000Z' }, promised],
  ['papers are missing', { waitsForPapers: true }, words.papersOnceComplete],
  ['the hours have passed', {}, words.papersLate],
  ['staff wait for what they asked', { waitsForChanges: true }, words.papersOnceDone],
])('while %s, the check of the papers says so', (_when, waiting, said) => {
  const area = { zone: 'America/Los_Angeles' }
  const rental = {
    paid: true,
    confirmation: 'pending',
    contractAcceptedAt: 'then',
    area,
    ...waiting,
  }
  const props = { rental, wallNow: '2026-11-20T09:00' } as unknown as ComponentProps<
    typeof BookedSteps
  >
  const { container } = render(<BookedSteps {...props} />)
  const all = [promised, words.papersLate, words.papersOnceDone, words.papersOnceComplete]
  expect(all.filter((one) => container.textContent.includes(one))).toEqual([said])
})
