import { expect, test } from 'vitest'
import { readPhotoName } from './photo-names.ts'

test.each([
  ['car-204-1.jpg', { source: 'car-204', number: 1 }],
  ['fotos/miami/VAN 7-12.JPEG', { source: 'VAN 7', number: 12 }],
  ['a-01.webp', { source: 'a', number: 1 }],
  ['a.b-3.png', { source: 'a.b', number: 3 }],
  ['-1.jpg', 'name'],
  ['car.jpg', 'name'],
  ['car-.jpg', 'name'],
  ['car-1x.jpg', 'name'],
  ['car-12345.jpg', 'name'],
  ['car-1.gif', 'kind'],
  ['car-1', 'kind'],
  ['cars.csv', 'kind'],
  ['fotos/', 'beside'],
  ['__MACOSX/car-1.jpg', 'beside'],
  ['fotos/._car-1.jpg', 'beside'],
  ['Thumbs.db', 'beside'],
])('%s', (path, result) => {
  expect(readPhotoName(path)).toEqual(result)
})
