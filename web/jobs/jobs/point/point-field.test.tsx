import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Position } from '#domain/fleet/places/sphere.ts'
import { PointField } from './point-field.tsx'
import { pointMessages } from './point-messages.ts'

const words = pointMessages.en
const oakland = { id: '1', name: 'Oakland', state: 'CA', latitude: 37.80437, longitude: -122.2708 }

afterEach(cleanup)

const kept: { last: Position | null | undefined } = { last: undefined }

function Field({ first }: { first: Position | null }) {
  const [value, setValue] = useState(first)
  const change = (point: Position | null) => {
    kept.last = point
    setValue(point)
  }
  return <PointField town={oakland} value={value} onChange={change} />
}

const said = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a mark is set, moved, said in words and cleared without a map', () => {
  render(<Field first={null} />)
  const details = screen.getByText(words.open).closest('details')
  if (!details) throw new Error('no details')
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(said()).toBe(words.none)
  press(words.set('Oakland'))
  expect(said()).toBe('In the center of Oakland')
  for (let times = 0; times < 4; times++) press(words.moves.n)
  expect(said()).toBe('0.4 miles north of the center of Oakland')
  press(words.moves.e)
  press(words.moves.s)
  expect(kept.last).toEqual({ latitude: 37.80872, longitude: -122.26897 })
  press(words.clear)
  expect([kept.last, said()]).toEqual([null, words.cleared])
})

// @5-mark-map
it('a mark does not leave the surroundings of its town, and says why', () => {
  const edge = { latitude: 37.80437 + 29.98 / 69.093, longitude: -122.2708 }
  render(<Field first={edge} />)
  expect(said()).toBe('30 miles north of the center of Oakland')
  press(words.moves.n)
  expect(screen.getByRole('alert').textContent).toBe(
    'The mark on the map must be within 30 miles of the town',
  )
  expect(said()).toBe('30 miles north of the center of Oakland')
  press(words.moves.s)
  expect(screen.getByRole('alert').textContent).toBe('')
})
