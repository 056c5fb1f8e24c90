import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CodesIn } from '../code.tsx'
import { ContractChanges } from './contract-changes.tsx'

afterEach(cleanup)

const changes = [
  { name: 'Plate', before: 'T100', after: 'T200' },
  { name: 'Driver', after: 'Luis' },
]

it('a new version says that it is one, and what was before', () => {
  const { container } = render(<ContractChanges version={2} changes={changes} isAnswer={false} />)
  expect(container.textContent).toContain('Your contract has a new version: 2')
  expect([...container.querySelectorAll('del')].map((each) => each.textContent)).toEqual(['T100'])
  expect([...container.querySelectorAll('ins')].map((each) => each.textContent)).toEqual([
    'T200',
    'Luis',
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('whoever just pressed Accept is led to it', () => {
  render(<ContractChanges version={2} changes={changes} isAnswer />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('codes of a sentence are set as codes, its dates and sums are not', () => {
  const { container } = render(
    <CodesIn text="Order 9X6X9NM84CH0, plate TRAMO001, 24/11/2026, $1,000.00, license D4407712 CA" />,
  )
  expect([...container.querySelectorAll('span')].map((each) => each.textContent)).toEqual([
    '9X6X9NM84CH0',
    'TRAMO001',
    'D4407712',
  ])
})
