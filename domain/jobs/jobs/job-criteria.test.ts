import { expect, it } from 'vitest'
import { jobTypes } from '#domain/jobs/jobs/job.ts'
import { jobCriteria, partIn } from './job-criteria.ts'

it('says for each kind what its owner and who does it are there for', () => {
  expect(jobTypes.map((type) => [type, partIn(type, 'owner'), partIn(type, 'assignee')])).toEqual([
    ['rideRequest', 'rides', 'drives'],
    ['rideOffer', 'drives', 'rides'],
    ['delivery', 'posts', 'helps'],
    ['movingHelp', 'posts', 'helps'],
    ['errand', 'posts', 'helps'],
    ['carWash', 'posts', 'helps'],
    ['roadside', 'posts', 'helps'],
    ['inspection', 'posts', 'helps'],
    ['relocation', 'posts', 'moves'],
  ])
})

it('rates nobody by a vehicle but who has one of the company', () => {
  const rated = jobTypes.flatMap((type) =>
    (['owner', 'assignee'] as const).flatMap((side) =>
      jobCriteria(type, side).includes('1') ? `${type} ${side}` : [],
    ),
  )
  expect(rated).toEqual(['relocation assignee'])
})
