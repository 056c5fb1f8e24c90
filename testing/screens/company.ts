import { made } from './made-answer.ts'

/** The least that a company has: one area, in Oakland, without a car. */
export const home = made('home', {
  areas: [{ id: '1', name: 'Bay Area', zone: 'America/Los_Angeles' }],
})
