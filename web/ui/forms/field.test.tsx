import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { TextArea, TextField } from './field.tsx'

afterEach(cleanup)

const typed = '\u202eAna\u00a0 Lo\u0301pez '
const clean = 'Ana López'

function OfState() {
  const [name, setName] = useState('')
  return (
    <>
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name}</output>
    </>
  )
}

function OfForm() {
  const { register, control } = useForm({ defaultValues: { name: '' } })
  const name = useWatch({ control, name: 'name' })
  return (
    <>
      <TextField label="Name" {...register('name')} />
      <output>{name}</output>
    </>
  )
}

test.each([
  ['a component’s state', OfState],
  ['a form', OfForm],
])('one line in %s is cleaned when one leaves it, not while one types', (_of, Screen) => {
  render(<Screen />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  fireEvent.change(field, { target: { value: typed } })
  expect(field.value).toBe(typed)
  fireEvent.blur(field)
  expect(field.value).toBe(clean)
  expect(screen.getByRole('status').textContent).toBe(clean)
})

test('a text of several lines keeps them', () => {
  render(<TextArea label="Comment" />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(area, { target: { value: 'one\ntwo ' } })
  fireEvent.blur(area)
  expect(area.value).toBe('one\ntwo ')
})
