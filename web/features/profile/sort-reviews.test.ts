import { expect, it } from 'vitest'
import type { Review } from '#protocol/profile/user-details.ts'
import { type ReviewOrder, sortReviews } from './sort-reviews.ts'

const review = (id: string, day: number, value?: number): Review => ({
  id,
  user: { id: 'B', firstName: 'Ben' },
  dateTimeCreated: `2026-10-${String(day).padStart(2, '0')}T10:00`,
  score: value === undefined ? undefined : { value, title: '' },
  comment: '',
  language: 'en',
  status: 'completed',
})
const reviews = [review('b', 2, 9), review('d', 4), review('a', 1, 4), review('c', 3, 9)]

it.each<[ReviewOrder, string]>([
  ['newest', 'dcba'],
  ['oldest', 'abcd'],
  ['highest', 'cbad'],
  ['lowest', 'acbd'],
])('%s first', (order, expected) => {
  const sorted = sortReviews(reviews, order)
  expect(sorted.map(({ id }) => id).join('')).toBe(expected)
})
