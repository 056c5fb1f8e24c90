import { expect, test } from 'vitest'
import { feetFromCar, milesFromCar } from './miles-from-car.ts'

const oakland = { latitude: 37.8, longitude: -122.27 }
const honolulu = { latitude: 21.31, longitude: -157.86 }

test.each([
  ['in the yard', { latitude: 37.801, longitude: -122.271 }, 5, undefined],
  ['a mile off', { latitude: 37.8144, longitude: -122.27 }, 5, undefined],
  ['a mile and a half off', { latitude: 37.8217, longitude: -122.27 }, 5, 1.5],
  [
    'where the device may be off by that',
    { latitude: 37.8217, longitude: -122.27 },
    1000,
    undefined,
  ],
  ['in another state', honolulu, 20, 2403],
])('%s', (_, device, metresOff, miles) => {
  const found = milesFromCar(device, metresOff, oakland)
  expect(found && Number(found.toPrecision(found < 10 ? 2 : 4))).toBe(miles)
})

test.each([
  ['beside it', oakland, 0, 10],
  ['beside it, by a device that may be off', oakland, 12, 40],
  ['at the other end of the yard', { latitude: 37.801, longitude: -122.271 }, 5, 490],
  ['where the device knows no street', oakland, 151, undefined],
  ['in another state', honolulu, 20, undefined],
])('feet from the car, %s', (_, device, metresOff, feet) => {
  expect(feetFromCar(device, metresOff, oakland)).toBe(feet)
})
