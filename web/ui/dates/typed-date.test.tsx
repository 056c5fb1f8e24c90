import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TypedDate } from './typed-date.tsx'

afterEach(cleanup)

function typed(text: string) {
  const onType = vi.fn<(day: string | undefined) => boolean>(() => true)
  render(<TypedDate value={undefined} error={undefined} onType={onType} onMonth={() => {}} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: text } })
  const shown = field.value
  fireEvent.blur(field)
  return { shown, day: onType.mock.calls.at(-1)?.[0] }
}

// @5-typed-dates
it('takes 10 characters of a date in numbers', () => {
  expect(typed('05/01/20245')).toEqual({ shown: '05/01/2024', day: '2024-01-05' })
})

it('takes a date in words whole', () => {
  expect(typed('Jan 5, 2024')).toEqual({ shown: 'Jan 5, 2024', day: '2024-01-05' })
})
