import { expect, it } from 'vitest'
import { valueNames } from '#protocol/reviews/rated-fields.ts'
import { ratingCriteria } from '#protocol/reviews/rating-criteria.ts'
import { testServer } from '#testing/server.ts'

it('the criteria are those of the product, in both languages, and each has its field', async () => {
  const server = await testServer()
  const criteria = async (lang: string) =>
    (await server.as().read(ratingCriteria, {}, { lang })).body.criteria ?? []
  const english = await criteria('en')
  expect(english.map(({ name }) => name)).toEqual([
    'Vehicle care',
    'Cleanliness',
    'Punctuality',
    'Communication',
    'Honesty',
  ])
  expect(english.map(({ id }) => `id${id}`)).toEqual(valueNames)
  expect((await criteria('es')).map(({ name }) => name)).toContain('Puntualidad')
})
