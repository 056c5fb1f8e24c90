import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LedgerTable } from './ledger-table.tsx'

afterEach(cleanup)

it('calls each account by its name, a tax by the code that an owner gave it, and adds them up to nothing', () => {
  const ledger = [
    { account: 'bank', balance: 1_000 },
    { account: 'rent', balance: -900 },
    { account: 'tax', balance: -40 },
    { account: 'tax-2210', balance: -60 },
  ]
  render(<LedgerTable ledger={ledger} />)
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names).toEqual(['Bank', 'Rent', 'Tax', 'Tax 2210', 'Sum (must be zero)'])
  expect(screen.getByRole('row', { name: /Sum/ }).textContent).toContain('$0.00')
})
