import { describe, expect, it } from 'vitest'
import { routeOfAll } from './drive-past.tsx'
import { wayMessages } from './way-messages.ts'

describe('what one drives past', () => {
  it.each([
    ['en', 3, 84, 'You drive past 3 jobs this week, $84'],
    ['en', 1, 40.5, 'You drive past 1 job this week, $40.50'],
    ['en', 2, 0, 'You drive past 2 jobs this week'],
    ['es', 3, 84, 'Esta semana te quedan 3 trabajos de paso, $84'],
    ['es', 1, 40, 'Esta semana te queda 1 trabajo de paso, $40'],
  ] as const)('%s, %i jobs for $%d: %s', (lang, jobs, pay, text) => {
    expect(wayMessages[lang].drivePast(jobs, pay)).toBe(text)
  })

  const route = (id: string, jobs: number) => ({ id, week: { jobs, pay: jobs * 10 } })

  it('leads to the route that passes all of it; where none does, to all routes', () => {
    const saved = [route('a', 1), route('b', 3)] as unknown as Parameters<typeof routeOfAll>[0]
    expect(routeOfAll(saved, { jobs: 3, pay: 30 })?.id).toBe('b')
    expect(routeOfAll(saved, { jobs: 4, pay: 40 })).toBeUndefined()
  })
})
