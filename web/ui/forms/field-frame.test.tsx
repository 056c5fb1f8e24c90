import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextArea, TextField } from './field.tsx'
import { Select } from './select.tsx'

afterEach(cleanup)

const frame = { label: 'Area', hint: 'Where you pick up', required: true }
const controls = [
  ['a line of text', (error?: string) => <TextField {...frame} error={error} />],
  ['a text', (error?: string) => <TextArea {...frame} error={error} />],
  ['a choice', (error?: string) => <Select {...frame} error={error} items={[]} />],
] as const

const described = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

it.each(controls)('%s is named, marked as required and described by its hint', (_name, draw) => {
  render(draw())
  const control = screen.getByLabelText<HTMLInputElement>(/^Area/)
  expect([control.required, control.getAttribute('aria-invalid')]).toEqual([true, null])
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true')
  expect(described(control)).toBe('Where you pick up')
})

it.each(controls)('%s says what is wrong in the place of its hint', (_name, draw) => {
  render(draw('Field is Required'))
  const control = screen.getByLabelText(/^Area/)
  expect([control.getAttribute('aria-invalid'), described(control)]).toEqual([
    'true',
    'Field is Required',
  ])
  expect(screen.queryByText('Where you pick up')).toBeNull()
})

it('a screen may know the id of a control', () => {
  render(<TextField {...frame} id="area" />)
  expect(screen.getByLabelText(/^Area/).id).toBe('area')
})
