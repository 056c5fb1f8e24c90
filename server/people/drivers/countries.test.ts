import { describe, expect, it } from 'vitest'
import { countriesIn, isKnownCountry, statesOf } from './countries.ts'

describe('countries and their states', () => {
  it('starts with the three whose licenses name a state', () => {
    const [us, mx, ca, ...others] = countriesIn('en')
    expect([us?.code, mx?.code, ca?.code]).toEqual(['US', 'MX', 'CA'])
    // 50 states, the district and Puerto Rico; 31 states and the capital; 13 provinces.
    expect([us, mx, ca].map((country) => country?.states.length)).toEqual([52, 32, 13])
    expect(others.every((country) => country.states.length === 0)).toBe(true)
    expect(others.length).toBeGreaterThan(180)
  })

  it('has each country once, with a name and not a code', () => {
    const codes = countriesIn('en').map((country) => country.code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(countriesIn('en').filter((country) => country.name === country.code)).toEqual([])
  })

  it('speaks both languages', () => {
    expect(countriesIn('es').find(({ code }) => code === 'DE')?.name).toBe('Alemania')
    expect(statesOf('US', 'es').find(({ code }) => code === 'NC')?.name).toBe('Carolina del Norte')
    expect(statesOf('US').find(({ code }) => code === 'NC')?.name).toBe('North Carolina')
  })

  it('knows what is not a country', () => {
    expect(isKnownCountry('XX')).toBe(false)
    expect(statesOf('constructor')).toEqual([])
  })
})
