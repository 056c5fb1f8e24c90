import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactForm } from '#protocol/fleet/names.ts'
import { dismissToast, toasts } from '#web/ui/overlays/toast-store.ts'
import { queryClient } from './query-client.ts'
import { useSend } from './use-read.ts'
import { useServerErrors } from './use-server-errors.ts'

const server = vi.fn<typeof fetch>()
const typed = { name: 'Ana', email: 'ana@example.com', message: 'Hello' }
const toastTexts = () => toasts.get().map((toast) => toast.text)

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  cleanup()
  server.mockReset()
  for (const { id } of toasts.get()) dismissToast(id)
})

function refuses(errors: Record<string, string>) {
  const body = { status: 0, message: 'Please check the marked fields.', errors }
  server.mockImplementation(async () => new Response(JSON.stringify(body), { status: 400 }))
}

const beside = ['pictures']

/** A form with one value of its own and pictures beside it. */
function Form() {
  const form = useForm({ defaultValues: { name: 'Ana' } })
  const { mutate, error } = useSend(contactForm)
  useServerErrors(form, error, beside)
  const errors: Record<string, { message?: string } | undefined> = form.formState.errors
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => mutate(typed))(event)}>
      <input aria-label="name" {...form.register('name')} />
      <p>{[errors.name?.message, errors.pictures?.message].join(' ')}</p>
      <button type="submit">Send</button>
    </form>
  )
}

const inApp = (screenful: React.ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{screenful}</QueryClientProvider>)

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

it('sentences stand at the fields, and the next press sends again', async () => {
  inApp(<Form />)
  refuses({ name: 'Too short', pictures: 'Upload file type is not allowed' })
  await press()
  await screen.findByText('Too short Upload file type is not allowed')
  await press()
  await waitFor(() => expect(server).toHaveBeenCalledTimes(2))
  expect(toastTexts()).toEqual([])
})

// @8-refused-field
it('a sentence about what the form does not show is said in a toast', async () => {
  inApp(<Form />)
  refuses({ start: 'Invalid data' })
  await press()
  await waitFor(() => expect(toastTexts()).toEqual(['Invalid data']))
  await press()
  await waitFor(() => expect(server).toHaveBeenCalledTimes(2))
})

function PlainButton() {
  const sending = useSend(contactForm)
  return (
    <button type="button" onClick={() => sending.mutate(typed)}>
      Send
    </button>
  )
}

it('a button without a form says it in a toast', async () => {
  inApp(<PlainButton />)
  refuses({ message: 'Max 4000 characters' })
  await press()
  await waitFor(() => expect(toastTexts()).toEqual(['Max 4000 characters']))
})
