import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { LocationCard, type Place } from './location-card.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const car = { point: { latitude: 37.8044, longitude: -122.2712 }, address: '568 Harbor Street' }

/** The device says that it is there. */
function deviceAt(latitude: number, longitude: number) {
  const getCurrentPosition = (told: PositionCallback) =>
    told({
      coords: { latitude, longitude, accuracy: 12 },
      timestamp: Date.now(),
    } as GeolocationPosition)
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, language: 'en' })
}

function openCard() {
  const arrived: Place[] = []
  function Card() {
    const [place, setPlace] = useState<Place>({})
    return (
      <LocationCard
        title="Location"
        place={place}
        car={car}
        onPlace={setPlace}
        onArrive={(where) => arrived.push(where)}
      />
    )
  }
  render(<Card />)
  return arrived
}

it('far from the car the distance is said, and arriving is asked for', async () => {
  deviceAt(21.3069, -157.8583)
  const arrived = openCard()
  fireEvent.click(screen.getByRole('button', { name: 'I have arrived' }))
  expect(await screen.findByText(/^Your phone is 2,\d{3} miles from the car\.$/)).toBeDefined()
  expect(screen.getByText(/Are you at 568 Harbor Street\?/)).toBeDefined()
  expect(arrived).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Yes, I am at the car' }))
  expect(arrived).toHaveLength(1)
})

it('at the car nobody is asked', async () => {
  deviceAt(37.8046, -122.271)
  const arrived = openCard()
  fireEvent.click(screen.getByRole('button', { name: 'I have arrived' }))
  await vi.waitFor(() => expect(arrived).toHaveLength(1))
  expect(screen.queryByText(/miles from the car/)).toBeNull()
})
