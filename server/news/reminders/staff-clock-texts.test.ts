import { expect, test } from 'vitest'
import { type Matter, newsOf } from './staff-clock-texts.ts'

const now = new Date('2026-11-20T18:00:00Z')
const matter = (more: Partial<Matter>): Matter => ({
  kind: 'booking',
  order_kind: 'start',
  number: 12_345,
  car: 'Kia Soul 2021',
  until: new Date('2026-11-21T00:00:00Z'),
  zone: 'America/Los_Angeles',
  cents: null,
  is_asked: false,
  ...more,
})

test.each([
  ['start', /before a pickup/, 'Booking 12345, Kia Soul 2021, starts ', 'La reserva 12345'],
  ['extension', /before an extension/, 'Extension 12345, Kia Soul 2021, starts ', 'La extensión'],
  [
    'swap',
    /before a car change/,
    'Car change 12345, to Kia Soul 2021, starts ',
    'El cambio de auto',
  ],
])('papers that wait before a %s are told of as before what it is', (order, title, en, es) => {
  const news = newsOf(matter({ kind: 'papers', order_kind: order }), now)
  expect(news.title.en).toMatch(title)
  expect(news.text.en).toContain(en)
  expect(news.text.es).toContain(es)
  expect(/booking|reserva/i.test(`${news.text.en} ${news.text.es}`)).toBe(order === 'start')
})

test.each([
  ['booking', false, 'If nothing is missing then, it confirms itself.'],
  ['booking', true, 'It does not confirm itself until the renter has done what we asked.'],
  ['swap', false, 'After that, it is approved automatically if nothing stands in the way.'],
  ['swap', true, 'It is not approved automatically until the renter has done what we asked.'],
] as const)(
  'of a %s with something asked of the renter: %s, time does this',
  (kind, asked, said) => {
    expect(newsOf(matter({ kind, is_asked: asked }), now).text.en).toMatch(said)
  },
)
