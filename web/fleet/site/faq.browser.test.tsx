import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ContentBlock } from '#protocol/fleet/site/content-page.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { contentMessages } from './content/content-messages.ts'

const heading = (id: string, title: string): ContentBlock => ({ kind: 'heading', id, title })
const text = (words: string): ContentBlock => ({ kind: 'text', runs: [{ text: words }] })
const content = {
  title: 'Contacto y preguntas',
  lead: [],
  sections: [
    {
      id: 'money',
      title: 'Precio',
      blocks: [
        heading('deposit', '¿Cuánto es el depósito?'),
        text('Te lo devolvemos.'),
        heading('pay', '¿Cómo pago?'),
        text('Con tarjeta.'),
      ],
    },
    {
      id: 'end',
      title: 'Devolución',
      blocks: [
        heading('late', '¿Y si me retraso?'),
        text('Seis horas son gratis.'),
        heading('early', '¿Y si devuelvo antes?'),
        text('Avísanos.'),
      ],
    },
  ],
}
const words = contentMessages.es

const open = (path = '/faq', signedIn = false) =>
  openScreen(
    path,
    { faq: made('faq', { content }) },
    { lang: 'es', signedIn, otherwiseLeast: true },
  )
const answer = (of: string) => page.getByText(of, { exact: true })
const question = (of: string) => page.getByRole('heading', { level: 3, name: of })

test('questions are folded, open by a press, and by a link to them', async () => {
  await open()
  await settled()
  await expect.element(answer('Te lo devolvemos.')).not.toBeVisible()
  await question('¿Cuánto es el depósito?').click()
  await expect.element(answer('Te lo devolvemos.')).toBeVisible()
  await open('/faq#late')
  await expect.element(answer('Seis horas son gratis.')).toBeVisible()
  await expect.element(question('¿Y si me retraso?')).toHaveFocus()
  await expect.element(answer('Avísanos.')).not.toBeVisible()
})

test('what is typed keeps to the questions that have it, says how many, and opens the few', async () => {
  await open()
  const field = page.getByRole('searchbox', { name: words.find })
  await field.fill('deposito')
  await expect.element(page.getByRole('status').getByText(words.found(1))).toBeVisible()
  await expect.element(answer('Te lo devolvemos.')).toBeVisible()
  await expect.element(question('¿Cómo pago?')).not.toBeInTheDocument()
  await field.fill('')
  await expect.element(question('¿Cómo pago?')).toBeVisible()
  await expect.element(answer('Te lo devolvemos.')).not.toBeVisible()
})

test.each([
  ['a visitor', false, 0],
  ['a member', true, 1],
])('of words that nothing has, %s is led to who answers', async (_, signedIn, messages) => {
  await open('/faq', signedIn)
  await page.getByRole('searchbox', { name: words.find }).fill('helicóptero')
  await expect.element(page.getByRole('heading', { name: words.foundNone })).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.write }).last()).toBeVisible()
  expect(page.getByRole('link', { name: words.toMessages }).elements()).toHaveLength(messages)
})
