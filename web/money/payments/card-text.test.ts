import { describe, expect, test } from 'vitest'
import { cardExpiry, cardNumber, isCardNumber, isExpiry } from './card-text.ts'

const typed = (keys: string) => Array.from(keys).reduce((text, key) => cardExpiry(text + key), '')

describe('the number of a card', () => {
  test('stands in groups of four, however it was pasted', () => {
    expect(cardNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242')
  })
  test('a mistyped digit is noticed', () => {
    expect(isCardNumber('4242 4242 4242 4242')).toBe(true)
    expect(isCardNumber('4242 4242 4242 4243')).toBe(false)
    expect(isCardNumber('4242')).toBe(false)
  })
})

describe('the expiry', () => {
  test('gets its slash, and a month of one digit its zero', () => {
    expect(typed('1229')).toBe('12/29')
    expect(typed('429')).toBe('04/29')
    expect(typed('4/29')).toBe('04/29')
  })
  test('a whole year is cut, typed or filled in by the browser', () => {
    expect(typed('12/2029')).toBe('12/29')
    expect(cardExpiry('03/2028')).toBe('03/28')
    expect(cardExpiry('03 / 28')).toBe('03/28')
  })
  test('deleting backwards never meets a slash that returns', () => {
    expect(cardExpiry('12')).toBe('12')
  })
  test('a month that does not exist is none', () => {
    expect(isExpiry('13/29')).toBe(false)
    expect(isExpiry('12/29')).toBe(true)
  })
})
