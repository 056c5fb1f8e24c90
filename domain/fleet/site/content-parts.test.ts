import { expect, it, test } from 'vitest'
import { contentParts } from './content-parts.ts'

const body = `First words,
on two lines.

## Getting there {#there}
By **bus**, or [on foot](/results#walk).
- one
- two
  goes on
1. first
2. second

### And back {#back}
Nothing more.

## Año nuevo`

test('a body becomes lead, sections, headings, paragraphs and lists', () => {
  const { lead, sections } = contentParts(body)
  expect(lead).toEqual([{ kind: 'text', runs: [{ text: 'First words, on two lines.' }] }])
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['there', 'Getting there'],
    ['ano-nuevo', 'Año nuevo'],
  ])
  expect(sections[0]?.blocks).toEqual([
    {
      kind: 'text',
      runs: [
        { text: 'By ' },
        { text: 'bus', strong: true },
        { text: ', or ' },
        { text: 'on foot', href: '/results#walk' },
        { text: '.' },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two goes on' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
    { kind: 'heading', id: 'back', title: 'And back' },
    { kind: 'text', runs: [{ text: 'Nothing more.' }] },
  ])
})

test('each anchor exists once, and never one of the frame around the page', () => {
  const { sections } = contentParts(
    '## A {#same}\n## B {#same}\n## C {#main}\n## Root\n## 7 {#7}\n## !?',
  )
  expect(sections.map(({ id }) => id)).toEqual([
    'same',
    'same-2',
    'main-2',
    'root-2',
    'section',
    'section-2',
  ])
})

it.each([
  'javascript:alert`1`',
  'JaVaScRiPt:alert`1`',
  'data:text/html,x',
  'vbscript:x',
  'http://plain.example',
  '//evil.example',
  '/\\evil.example',
  'https://bank.example@evil.example',
  'https://a"onclick=x',
  'mailto:a@example.com?bcc=everybody@example.com',
  'blob:https://x.example/1',
])('a link to %s is only its words', (href) => {
  expect(contentParts(`[here](${href})`).lead).toEqual([{ kind: 'text', runs: [{ text: 'here' }] }])
})

it.each([
  'https://www.dmv.ca.gov/a?b=c#d',
  '/',
  '/terms#privacy',
  '#privacy',
  'mailto:hello@example.com',
  'tel:+13055550123',
])('a link to %s leads there', (href) => {
  expect(contentParts(`[here](${href})`).lead).toEqual([
    { kind: 'text', runs: [{ text: 'here', href }] },
  ])
})

test('characters that nobody sees are dropped', () => {
  const hidden = '\u202e\u0000\u200b\u2066'
  const { lead } = contentParts(`a${hidden}b\tc`)
  expect(lead).toEqual([{ kind: 'text', runs: [{ text: 'ab c' }] }])
})

test('a hundred thousand characters made to be slow for a pattern are read', () => {
  for (const part of ['[', '[a](', '**', '- ', '## {#', '[a]((', '\n']) {
    const { lead, sections } = contentParts(part.repeat(100_000 / part.length))
    expect(lead.length + sections.length).toBeLessThan(50_000)
  }
})

test('what is off is not said, and a heading without a word left goes with it', () => {
  const text = `## Fee {#fee}
A fee of {cardFee} of {company}.

## Pay {#pay}
- Card, {cardFee}.
- Cash.

### Cover {#cover}
It costs {coverLow}.

### More {#more}
Yes.

## Empty {#empty}
### Gone {#gone}
{donation}`
  const off = contentParts(text, { company: 'Acme' })
  expect(off.sections.map(({ id }) => id)).toEqual(['pay'])
  expect(off.sections[0]?.blocks).toEqual([
    { kind: 'list', ordered: false, items: [[{ text: 'Cash.' }]] },
    { kind: 'heading', id: 'more', title: 'More' },
    { kind: 'text', runs: [{ text: 'Yes.' }] },
  ])
  const values = { company: 'Acme', cardFee: '3%', coverLow: '$50', donation: '10%' }
  const on = contentParts(text, values)
  expect(on.sections.map(({ id }) => id)).toEqual(['fee', 'pay', 'empty'])
  expect(on.sections[0]?.blocks).toEqual([
    { kind: 'text', runs: [{ text: 'A fee of 3% of Acme.' }] },
  ])
})
