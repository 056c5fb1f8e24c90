import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
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

function OfNumbers({ onSend = () => {} }: { onSend?: (price: string) => void }) {
  const { register, control, handleSubmit } = useForm({ defaultValues: { price: '' } })
  const price = useWatch({ control, name: 'price' })
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSend(values.price))(event)}>
      <TextField label="Price" inputMode="decimal" {...register('price')} />
      <output>{price}</output>
    </form>
  )
}

test('a number is plain once one leaves it, or presses Enter in it', async () => {
  const onSend = vi.fn<(price: string) => void>()
  render(<OfNumbers onSend={onSend} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
  fireEvent.change(field, { target: { value: '$1,050' } })
  expect(field.value).toBe('$1,050')
  fireEvent.blur(field)
  expect([field.value, screen.getByRole('status').textContent]).toEqual(['1050', '1050'])
  fireEvent.change(field, { target: { value: '.45' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.submit(field)
  await waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith('0.45'))
})

test('a field of another kind is tidied in its own way', () => {
  const tidy = (text: string) => text.toUpperCase()
  render(<TextField label="Plate" tidy={tidy} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Plate' })
  fireEvent.change(field, { target: { value: 'abc' } })
  fireEvent.blur(field)
  expect(field.value).toBe('ABC')
})
