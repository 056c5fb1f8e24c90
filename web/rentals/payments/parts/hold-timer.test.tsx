import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { HoldTimer } from './hold-timer.tsx'

afterEach(cleanup)

const said = 'It is 15 minutes until you confirm your e-mail. Confirm it and you get 30 in all.'

it.each([
  ['somebody unconfirmed how to keep the car longer', true, 1],
  ['nobody else', false, 0],
])('the time that is left to pay tells %s', (_whom, isUnconfirmed, times) => {
  render(
    <QueryClientProvider client={queryClient}>
      <HoldTimer
        seconds={600}
        until={new Date(2030, 0, 10, 11, 12).getTime()}
        isRefused={false}
        order="order"
        mayExtend={!isUnconfirmed}
        isUnconfirmed={isUnconfirmed}
        onAsked={() => {}}
      />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('timer').textContent).toBe('Held for you until 11:12.')
  expect(screen.queryAllByText(said)).toHaveLength(times)
})
