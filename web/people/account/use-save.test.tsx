import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { driverLicense } from '#protocol/people/names.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { AnswersOfAccount, useSave } from './use-save.ts'

const server = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  cleanup()
  server.mockReset()
})

function LicenseForm() {
  const form = useForm<{ number: string; pictures?: string }>({ defaultValues: { number: 'D1' } })
  const { save, refusal } = useSave(driverLicense, form, 'license', () => {})
  const values = { driverId: 'd', number: 'D1', country: 'US', expirationDate: '2031-01-01' }
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => save(values))(event)}>
      <p>{form.formState.errors.pictures?.message}</p>
      <p role="alert">{refusal}</p>
      <button type="submit">Save</button>
    </form>
  )
}

it.each([
  ['a sentence that stands at its field is not said again below', 'No room today', ''],
  ['another one is', 'Please check the marked fields.', 'Please check the marked fields.'],
])('%s', async (_title, message, said) => {
  const body = { status: 0, message, errors: { pictures: 'No room today' } }
  server.mockImplementation(async () => new Response(JSON.stringify(body), { status: 400 }))
  render(
    <QueryClientProvider client={queryClient}>
      <LicenseForm />
    </QueryClientProvider>,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  await screen.findAllByText('No room today')
  expect(screen.getByRole('alert').textContent).toBe(said)
})

it('what is saved makes stale what a later wing answers about the account', async () => {
  server.mockImplementation(async () => Response.json({ status: 1, driver: { id: 'd' } }))
  for (const name of ['later', 'another']) queryClient.setQueryData([name, {}], {})
  render(
    <QueryClientProvider client={queryClient}>
      <AnswersOfAccount value={['later']}>
        <LicenseForm />
      </AnswersOfAccount>
    </QueryClientProvider>,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  const isStale = (name: string) => queryClient.getQueryState([name, {}])?.isInvalidated
  await waitFor(() => expect(isStale('later')).toBe(true))
  expect(isStale('another')).toBe(false)
})
