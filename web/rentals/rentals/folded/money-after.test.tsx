import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { moneyMessages } from '../money-messages.ts'
import { MoneyAfter } from './money-after.tsx'

afterEach(cleanup)

const { takenBack, takenBackStates } = moneyMessages.en
const at = '2026-11-20T18:00:00.000Z'
const money = { charges: [], refunds: [], deposit: { held: 0, state: 'released' } } as const
const disputes = (['open', 'won', 'lost'] as const).map((state) => ({ amount: 120, state, at }))

it('a payment that a bank took back is named, with what became of it', () => {
  const own = { ...money, charges: [], refunds: [], disputes }
  render(<MoneyAfter money={own} zone="America/Los_Angeles" />)
  expect(screen.getByRole('heading', { name: takenBack })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining(takenBackStates.open),
    expect.stringContaining(takenBackStates.won),
    expect.stringContaining(takenBackStates.lost),
  ])
})

it('of a rental whose payments stayed nothing is said', () => {
  render(<MoneyAfter money={{ ...money, charges: [], refunds: [] }} zone="America/Los_Angeles" />)
  expect(screen.queryByText(takenBack)).toBeNull()
})
