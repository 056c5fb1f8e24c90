import { expect, it } from 'vitest'
import { rentalStatuses, runningCodes } from './rental-status.ts'

it('has the nine codes, each with a name of its own', () => {
  expect(rentalStatuses.map((status) => status.code)).toEqual([85, 86, 87, 88, 89, 90, 91, 92, 93])
  expect(new Set(rentalStatuses.map((status) => status.key)).size).toBe(9)
})

it('counts every status in which the renter has the car as running', () => {
  const running = rentalStatuses.filter(({ code }) => runningCodes.some((other) => other === code))
  expect(running.map((status) => status.key)).toEqual([
    'pickedUp',
    'arrived',
    'returnScheduled',
    'maintenanceScheduled',
  ])
})
