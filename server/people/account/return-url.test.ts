import { describe, expect, it } from 'vitest'
import { destination, linkTo, safeReturnUrl } from './return-url.ts'

describe('the way back after signing in', () => {
  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/results?area=1&start=2026-12-01T10:00', '/results?area=1&start=2026-12-01T10:00'],
    ['/booking?car=A%20B#price', '/booking?car=A%20B#price'],
    ['/jobs/17/../18', '/jobs/18'],
    ['/keys?order=7&token=stolen', '/keys?order=7'],
    ['/faq?next=https://evil.example', '/faq?next=https://evil.example'],
  ])('keeps the path %s of this site', (given, kept) => {
    expect(safeReturnUrl(given)).toBe(kept)
  })

  it.each([
    [undefined],
    [''],
    ['dashboard'],
    ['https://evil.example/'],
    ['javascript:alert(1)'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\/evil.example'],
    ['/good\\..\\evil'],
    ['/..//evil.example'],
    ['/./\t/evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    [' //evil.example'],
    ['/good\u0000bad'],
    ['/good\u0085bad'],
    ['/welcome'],
    ['/welcome?returnUrl=/dashboard'],
    [`/${'a'.repeat(1000)}`],
  ])('refuses %j', (given) => {
    expect(safeReturnUrl(given)).toBeUndefined()
  })
})

describe('where the mailed link leads', () => {
  const booking = {
    car: 'C1',
    start: '2026-12-01T10:00',
    end: '2026-12-11T10:00',
    options: ['childSeat', 'tollPass'],
    appt: 'S1',
    pm: 'more',
    insurancePlan: 'own',
  }
  const query =
    'car=C1&start=2026-12-01T10%3A00&end=2026-12-11T10%3A00&appt=S1&pm=more&insurancePlan=own&options=childSeat%2CtollPass'
  const none = { options: [] }

  it('keeps how far somebody means to drive, none at all too', () => {
    expect(destination(true, { ...none, car: 'C1', miles: 0 })).toBe('/booking?car=C1&miles=0')
  })

  it('is the booking for somebody whose profile is complete', () => {
    expect(destination(true, booking)).toBe(`/booking?${query}`)
  })

  it('is where they were going, before the booking', () => {
    expect(destination(true, booking, '/dashboard')).toBe('/dashboard')
  })

  // @7-userVerification
  it('is the booking that they were going to, with what its address lacks', () => {
    const way = destination(true, booking, '/booking?car=C2&pm=fewer#price')
    const { pathname, searchParams, hash } = new URL(way, 'https://own.invalid')
    expect([pathname, hash]).toEqual(['/booking', '#price'])
    expect(searchParams.getAll('car')).toEqual(['C2'])
    expect(searchParams.get('pm')).toBe('fewer')
    expect(searchParams.get('start')).toBe('2026-12-01T10:00')
    expect(searchParams.get('options')).toBe('childSeat,tollPass')
  })

  // @7-userVerification
  it('is the list of cars for somebody who has not chosen one', () => {
    const dates = { start: '2026-12-01T10:00', end: '2026-12-11T10:00', options: [] }
    expect(destination(true, dates)).toBe(
      '/results?start=2026-12-01T10%3A00&end=2026-12-11T10%3A00',
    )
  })

  it('is home for somebody who was going nowhere, or elsewhere', () => {
    expect(destination(true, none)).toBe('/')
    expect(destination(true, none, '//evil.example')).toBe('/')
  })

  it('is the profile first for somebody new, with the booking and the way on in it', () => {
    const path = new URL(destination(false, booking), 'https://own.invalid')
    expect(path.pathname).toBe('/personal')
    expect(path.searchParams.get('car')).toBe('C1')
    expect(path.searchParams.get('options')).toBe('childSeat,tollPass')
    expect(path.searchParams.get('returnUrl')).toBe(`/booking?${query}`)
    expect(destination(false, none)).toBe('/personal')
    expect(destination(false, none, '/jobs')).toBe('/personal?returnUrl=%2Fjobs')
  })

  it('carries the token in the query, before a fragment', () => {
    expect(linkTo('https://cars.example', '/', 'T')).toBe('https://cars.example/?token=T')
    expect(linkTo('https://cars.example', '/faq?a=1#b', 'T')).toBe(
      'https://cars.example/faq?a=1&token=T#b',
    )
  })
})
