import { cleanup, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { nowMessages } from './now-messages.ts'
import { BookedSteps } from './now-parts.tsx'

const words = nowMessages.en
afterEach(cleanup)

it.each([
  ['an answer is promised', { answerBy: '2026-11-20T20:00:00.000Z' }, words.papersWhen],
  ['the hours have passed', {}, words.papersLate],
  ['staff wait for what they asked', { waitsForChanges: true }, words.papersOnceDone],
])('while %s, the check of the papers says so', (_when, waiting, said) => {
  const rental = { paid: true, confirmation: 'pending', contractAcceptedAt: 'then', ...waiting }
  const props = { rental } as unknown as ComponentProps<typeof BookedSteps>
  const { container } = render(<BookedSteps {...props} />)
  const all = [words.papersWhen, words.papersLate, words.papersOnceDone]
  expect(all.filter((one) => container.textContent.includes(one))).toEqual([said])
})
