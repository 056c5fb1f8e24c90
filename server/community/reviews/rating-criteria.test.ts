import { expect, it } from 'vitest'
import { jobValueNames, valueNames } from '#protocol/community/reviews/choices.ts'
import { ratingCriteria } from '#protocol/community/reviews/rating-criteria.ts'
import { testServer } from '#testing/server.ts'

// @3-rating-criterion @7-ratingCriteria
it('the criteria are those of the product, in both languages, and each has its field', async () => {
  const server = await testServer()
  const criteria = async (lang: string) =>
    (await server.as().read(ratingCriteria, {}, { lang })).body.criteria ?? []
  const english = (await criteria('en')).filter(({ ofJobs }) => !ofJobs)
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

it('a job has criteria of its own beside those, each with its field', async () => {
  const server = await testServer()
  const criteria = async (lang: string) =>
    (await server.as().read(ratingCriteria, {}, { lang })).body.criteria ?? []
  expect((await criteria('es')).filter(({ ofJobs }) => ofJobs).map(({ name }) => name)).toEqual([
    'Manejo seguro',
    'Calidad del trabajo',
    'Tal como se dijo',
  ])
  expect((await criteria('en')).map(({ id }) => `id${id}`)).toEqual(jobValueNames)
})
