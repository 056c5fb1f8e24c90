import { describe, expect, it, test } from 'vitest'
import { filled, lackingIn, unknownIn, unsaidIn } from './placeholders.ts'

test.each([
  ['{company} rents cars. {#anchor}', []],
  ['{phome} and {price:second-driver}, {phome} again', ['phome', 'price:second-driver']],
  ['{ company }', [' company ']],
  ['{} { {{company}}', []],
  ['{two\nlines}', []],
])('%j names unknown %j', (text, names) => {
  expect(unknownIn(text)).toEqual(names)
})

test('who the company is must be set; what is off may be named', () => {
  const text = '{legalName}, {phone}: {cardFee}, {donation}, {coverLow}, {opens}'
  expect(lackingIn(text, { legalName: 'Acme LLC' })).toEqual(['phone'])
  expect(lackingIn(text, { legalName: 'Acme LLC', phone: '555' })).toEqual([])
})

test.each([
  ['contract', '{fuel} {cancelacion} {legalName}', []],
  ['contract', '{cardFee} {promise}', ['cardFee', 'promise']],
  ['terms', '{fuel} {legalName}', ['fuel']],
])('in %s %j names unknown %j', (id, text, names) => {
  expect(unknownIn(text, id)).toEqual(names)
})

test('a contract says in its language what the program does with its booking', () => {
  expect(unsaidIn('{fuel} {combustible}', 'en')).toEqual(['cancellation'])
  expect(unsaidIn('{fuel} {combustible}', 'es')).toEqual(['cancelacion'])
  expect(unsaidIn('{fuel}\n\n- {cancellation}', 'en')).toEqual([])
})

describe('a line with its values', () => {
  it('says them, and leaves alone what is none', () => {
    expect(filled('{company} {#a} {else}', { company: 'Acme' })).toBe('Acme {#a} {else}')
  })
  it('is left out when one of them is off', () => {
    expect(filled('A fee of {cardFee}.', {})).toBeUndefined()
  })
  it('takes a value as it is, whatever is written in it', () => {
    expect(filled('{company}', { company: '$& {phone}' })).toBe('$& {phone}')
  })
})

test('a text of braces alone is looked through at once', () => {
  const began = performance.now()
  expect(unknownIn('{'.repeat(60_000))).toEqual([])
  expect(performance.now() - began).toBeLessThan(500)
})
