import type { Job } from '#protocol/jobs/jobs/job.ts'
import type { Town } from '#protocol/fleet/places/place.ts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, failed } from './answers.ts'
import { made } from './made-answer.ts'
import { home } from './company.ts'

export const oakland: Town = {
  id: 'oakland',
  name: 'Oakland',
  state: 'CA',
  latitude: 37.80437,
  longitude: -122.2708,
  area: '1',
}
export const berkeley: Town = {
  ...oakland,
  id: 'berkeley',
  name: 'Berkeley',
  latitude: 37.87159,
  longitude: -122.27275,
}

/** A delivery of the person’s own that is still open. */
export function ownJob(said: Partial<Job> = {}): Job {
  return made('job', {
    job: {
      id: '7',
      type: 'delivery',
      status: 'open',
      role: 'owner',
      title: 'A stroller to Berkeley',
      description: 'It folds, and fits in a trunk.',
      language: 'en',
      area: '1',
      from: oakland,
      to: berkeley,
      start: '2030-01-10T09:00',
      end: '2030-01-10T18:00',
      price: 30,
      size: 'medium',
      visibility: 'all',
      miles: 6,
      minutes: 15,
      version: 1,
      allowedActions: ['edit'],
      ...said,
    },
  }).job
}

/** What a server says that keeps this job: a change of another version than its own is refused. */
export function serverOf(kept: { job: Job }): Answers {
  return {
    home,
    job: () => ({ job: kept.job }),
    places: ({ q = '' }) => ({
      places: [oakland, berkeley].filter(({ name }) =>
        name.toLowerCase().startsWith(q.toLowerCase()),
      ),
    }),
    updateJob: ({ version, title = '', from = '{}' }) => {
      if (Number(version) !== kept.job.version)
        return failed(409, 'This job was changed meanwhile on another device.')
      const { place, ...exactFrom } = JSON.parse(from) as { place: string; latitude?: number }
      const town = [oakland, berkeley].find(({ id }) => id === place) ?? oakland
      kept.job = { ...kept.job, title, from: town, exactFrom, version: kept.job.version + 1 }
      return { job: kept.job }
    },
  }
}

/** Types the beginning of a town and takes the first one by the arrow key. */
export async function chooseTown(label: string, beginning: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.fill(beginning)
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
}
