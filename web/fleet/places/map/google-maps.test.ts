import { expect, test } from 'vitest'
import { googleMapsUrl } from './google-maps.ts'

// @7-maps-script
test.each(['en', 'es'] as const)(
  'the script of Google Maps brings the places library and speaks %s',
  (lang) => {
    const url = new URL(googleMapsUrl('AIza-key&x=1', lang))
    expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js')
    expect(url.searchParams.get('libraries')).toBe('places')
    expect(url.searchParams.get('language')).toBe(lang)
    expect(url.searchParams.get('key')).toBe('AIza-key&x=1')
    expect(url.searchParams.has('x')).toBe(false)
  },
)
