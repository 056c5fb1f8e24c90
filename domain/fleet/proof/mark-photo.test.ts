import { expect, it, test } from 'vitest'
import { checkpoints } from '../fleet/checkpoints.ts'
import { markPlaces } from './known-marks.ts'
import { photoOfPlace } from './mark-photo.ts'

test.each([
  ['frontBumper', 'front'],
  ['windscreen', 'front'],
  ['leftDoors', 'left'],
  ['rightDoors', 'right'],
  ['rearLeft', 'rearLeft'],
  ['trunk', 'rear'],
  ['roof', undefined],
  ['wheels', undefined],
  ['interior', undefined],
] as const)('%s is shown from %s', (place, angle) => {
  expect(photoOfPlace(place)).toBe(angle)
})

it('an angle of a mark is one of the eight of the walk', () => {
  const outside = checkpoints.filter(({ kindOfPicture }) => kindOfPicture === 'outside')
  const walk = new Set<string | undefined>(outside.map(({ id }) => id))
  const angles = markPlaces.map(photoOfPlace).filter((angle) => angle !== undefined)
  expect(angles.filter((angle) => !walk.has(angle))).toEqual([])
})
