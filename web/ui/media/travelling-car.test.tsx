import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { carBecomes, CarOnItsWay, useSeenCar } from './travelling-car.tsx'

function Details({ id, photo }: { id: string; photo: string }) {
  useSeenCar(id, { subtype: 'sedan', colour: 'teal', photo })
  return null
}

const onItsWay = () => document.querySelector('img')?.getAttribute('src') ?? undefined

afterEach(cleanup)

it('stands for the car of the screen before, and for the order that it became', () => {
  render(<Details id="car-1" photo="/one.jpg" />)
  carBecomes('car-1', 'ORDER1')
  carBecomes('car-2', 'ORDER2')
  for (const [id, photo] of [
    ['car-1', '/one.jpg'],
    ['ORDER1', '/one.jpg'],
    ['ORDER2', undefined],
    ['car-2', undefined],
  ] as const) {
    cleanup()
    render(<CarOnItsWay id={id} />)
    expect(onItsWay()).toBe(photo)
  }
})

it('stands for nothing else: another car was looked at, or the screen knows no car', () => {
  render(<Details id="car-1" photo="/one.jpg" />)
  render(<Details id="car-2" photo="/two.jpg" />)
  cleanup()
  render(<CarOnItsWay id="car-1" />)
  expect(onItsWay()).toBeUndefined()
  render(<CarOnItsWay id={undefined} />)
  expect(onItsWay()).toBeUndefined()
  render(<CarOnItsWay id="car-2" />)
  expect(onItsWay()).toBe('/two.jpg')
  // Its name stands beside it once it is read.
  expect(screen.queryByRole('img')).toBeNull()
})
