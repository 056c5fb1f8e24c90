import { expect, it } from 'vitest'
import { rentalStatuses, runningCodes } from './rental-status.ts'

// @4.1-85-vehicle @4.1-86-picked @4.1-87-cancelled @4.1-88-vehicle @4.1-89-extended @4.1-90-swapped
// @4.1-91-i @4.1-92-return @4.1-93-maintenance
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
