import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { company, tellCompany } from './company.ts'
import { typedPhone, useShownPhone } from './shown-phone.ts'

const ofUs = company()
afterEach(() => {
  cleanup()
  tellCompany(ofUs)
})

function Shown({ phone }: { phone: string }) {
  return <output>{useShownPhone(phone)}</output>
}

test.each([
  ['+13055550123;ext=4', '(305) 555-0123 ext. 4', '(305) 555-0123 ext. 4'],
  ['+525512345678;ext=4', '+525512345678 ext. 4', '+52 55 1234 5678 ext. 4'],
  ['0000000000', '0000000000', '0000000000'],
])('%s is shown at once as %s, and then as %s', async (phone, atOnce, then) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown phone={phone} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(atOnce)
  expect(await screen.findByText(then)).toBeTruthy()
})

test.each([
  ['+525512345678;ext=4', '55 1234 5678 ext. 4'],
  ['+13055550123', '+1 305 555 0123'],
  ['+34612345678', '+34612345678'],
])('at a company of Mexico %s is shown at once as %s, and typed so', (phone, shown) => {
  tellCompany({ ...ofUs, phoneCountry: 'MX' })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown phone={phone} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(shown)
  expect(typedPhone(phone)).toBe(shown)
})
