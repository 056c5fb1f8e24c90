import { expect, it } from 'vitest'
import type { ContentBlock } from '#protocol/fleet/site/content-page.ts'
import { questionsOf, searched } from './questions.ts'

const text = (words: string): ContentBlock => ({ kind: 'text', runs: [{ text: words }] })
const section = questionsOf({
  id: 'money',
  title: 'Precio y depósito',
  blocks: [
    text('Sin sorpresas.'),
    { kind: 'heading', id: 'deposit', title: '¿Cuánto es el depósito?' },
    text('Te lo devolvemos 72 horas después.'),
    { kind: 'heading', id: 'pay', title: '¿Cómo pago?' },
    { kind: 'list', ordered: false, items: [[{ text: 'Con ' }, { text: 'Tarjeta' }]] },
  ],
})

it('takes each heading as a question, with all that stands below it as its answer', () => {
  expect(section).toEqual({
    id: 'money',
    title: 'Precio y depósito',
    before: [text('Sin sorpresas.')],
    questions: [
      {
        id: 'deposit',
        title: '¿Cuánto es el depósito?',
        answer: [text('Te lo devolvemos 72 horas después.')],
      },
      {
        id: 'pay',
        title: '¿Cómo pago?',
        answer: [
          { kind: 'list', ordered: false, items: [[{ text: 'Con ' }, { text: 'Tarjeta' }]] },
        ],
      },
    ],
  })
})

it.each([
  ['', ['deposit', 'pay']],
  ['  ', ['deposit', 'pay']],
  ['DEPOSITO', ['deposit']],
  ['como', ['pay']],
  ['tarjéta', ['pay']],
  ['72 cuanto', ['deposit']],
  ['cuanto tarjeta', []],
])('“%s” finds %j', (typed, found) => {
  expect(
    searched([section], typed).flatMap(({ questions }) => questions.map(({ id }) => id)),
  ).toEqual(found)
})
