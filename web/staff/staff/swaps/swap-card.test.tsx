import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { staffMessages } from '../messages.ts'
import { SwapCard } from './swap-card.tsx'

const words = staffMessages.en

const swap: Parameters<typeof SwapCard>[0]['swap'] = {
  orderId: 'o2',
  number: 58_272,
  renter: 'Ana Núñez',
  userId: 'u1',
  possibleMatch: false,
  area: 'Bay Area',
  fromCar: 'Toyota Camry 2022',
  toCar: 'Kia Soul 2021',
  reason: 'preference',
  start: '2026-11-24T10:00',
  end: '2027-01-12T10:00',
  total: 50,
  paid: true,
  askedAt: '2026-11-20T10:00:00Z',
  agreedAt: '2026-11-21T10:00:00Z',
  drivers: [],
  missing: [],
  version: 'v1',
  own: false,
}

afterEach(() => {
  cleanup()
  queryClient.clear()
})

async function show(possibleMatch: boolean) {
  const card = () => <SwapCard swap={{ ...swap, possibleMatch }} />
  const router = createRouter({
    routeTree: createRootRoute({ component: card }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: words.refuse })
}

it('leads to the person who may be blocked in another account', async () => {
  await show(true)
  const link = screen.getByRole('link', { name: words.possibleMatch })
  expect(link.getAttribute('href')).toContain('u1')
})

it('says nothing of it otherwise', async () => {
  await show(false)
  expect(screen.queryByText(words.possibleMatch)).toBeNull()
})
