import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { Awaited } from './awaited.tsx'
import { awaitedMessages } from './awaited-messages.ts'

const words = awaitedMessages.en
afterEach(cleanup)

function show(awaited: Rental['awaited']) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Awaited awaited={awaited} /> }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router} />)
}

it('says what staff still look at, with nothing for the renter to do', async () => {
  show([{ code: 'license', why: 'submitted', text: 'Your license is being checked.' }])
  expect(await screen.findByText('Your license is being checked.')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

it('leads to the documents and to the payment that the keys wait for', async () => {
  show([
    { code: 'insurance', why: 'rejected', text: 'Your insurance was not accepted.' },
    { code: 'deposit', text: 'Part of the deposit is open.', order: 'b1' },
  ])
  const pay = await screen.findByRole('link', { name: words.pay })
  expect(pay.getAttribute('href')).toBe('/payment?order=b1')
  expect(screen.getByRole('link', { name: words.documents }).getAttribute('href')).toBe('/personal')
})
