import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { SelectedRental } from '../shown.ts'
import { Settled } from './settled.tsx'

afterEach(cleanup)

const rental = (more: object, money: object) =>
  ({
    orderId: 'O1',
    startOrder: 'O1',
    endOrder: 'O1',
    calculatorData: { total: 1_418, deposit: 500, tripPrice: 1_118 },
    money: {
      charges: [{ label: '850 miles', amount: 170 }],
      deposit: { held: 330, state: 'waiting' },
      refunds: [],
      ...money,
    },
    ...more,
  }) as unknown as SelectedRental

const lines = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

it('the deposit less what the return cost, and the whole trip beside its plan', () => {
  render(<Settled rental={rental({}, {})} />)
  expect(lines()).toEqual([
    ['Deposit you paid', '$500.00'],
    ['850 miles', '-$170.00'],
  ])
  expect(screen.getByText(/Your trip cost/).textContent).toBe(
    'Your trip cost $1,088.00, $30.00 less than you planned.',
  )
  expect(screen.getByRole('button', { name: 'Receipt' })).toBeTruthy()
})

it('a trip that cost nothing more says so', () => {
  const free = { charges: [], deposit: { held: 500, state: 'waiting' } }
  render(<Settled rental={rental({}, free)} />)
  expect(lines()).toEqual([
    ['Deposit you paid', '$500.00'],
    ['No extra costs', '$0.00'],
  ])
})

it('of several orders, or beyond the deposit, only the charges are said', () => {
  const far = { deposit: { held: 0, state: 'waiting' }, charges: [{ label: 'Miles', amount: 800 }] }
  render(<Settled rental={rental({ endOrder: 'O2' }, far)} />)
  expect(lines()).toEqual([['Miles', '$800.00']])
  expect(screen.queryByText(/Your trip cost/)).toBeNull()
})
