import { describe, expect, it } from 'vitest'
import { goalAfter } from './goal-after.ts'

describe('after signing in with a code', () => {
  it('leads where the server says when the person had no destination', () => {
    expect(goalAfter('/booking?car=3', undefined)).toBe('/booking?car=3')
    expect(goalAfter('//evil.example', undefined)).toBe('/')
  })

  // @4.4-protected-route
  it('leads where the person is going now, also when the mail is of an earlier way or could not hold it', () => {
    expect(goalAfter('/', '/dashboard?order=7')).toBe('/dashboard?order=7')
    expect(goalAfter('/booking?car=3', '/keys?order=7')).toBe('/keys?order=7')
    const long = `/results?area=${'5'.repeat(2000)}`
    expect(goalAfter('/', long)).toBe(long)
    expect(goalAfter('/dashboard', '/.//evil.example')).toBe('/dashboard')
  })

  it('asks for the profile first, and leads on from there', () => {
    expect(goalAfter('/personal', '/dashboard?order=7')).toBe(
      '/personal?returnUrl=%2Fdashboard%3Forder%3D7',
    )
    expect(goalAfter('/personal?car=3', undefined)).toBe('/personal?car=3')
  })
})
