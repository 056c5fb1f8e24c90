import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { siteMessages } from './messages.ts'

const field = (name: string) => page.getByLabelText(name)
const sent = made('contactForm', { message: 'Gracias' })

/** The form with everything but the phone. */
async function openForm(phoneCountry: 'US' | 'MX', lang: 'en' | 'es') {
  const words = siteMessages[lang]
  const { asked } = await openScreen(
    '/contact',
    { contactForm: sent },
    { lang, company: { phoneCountry }, otherwiseLeast: true },
  )
  await settled()
  await field(words.name).fill('Ana Núñez')
  await field(words.email).fill('ana@example.com')
  await field(words.message).fill('¿Tienen camionetas para el lunes?')
  return { words, asked }
}

test.each([
  ['MX', 'es', '55 1234 5678'],
  ['MX', 'en', '01 664 123 4567'],
  ['MX', 'es', '+1 305 555 0123'],
  ['US', 'en', '(305) 555-0123'],
] as const)(
  'where numbers are of %s, in %s, %s is sent as it is typed',
  async (of, lang, typed) => {
    const { words, asked } = await openForm(of, lang)
    await field(words.phone).fill(typed)
    await page.getByRole('button', { name: words.send }).click()
    await expect
      .poll(() => asked.find(({ name }) => name === 'contactForm')?.fields)
      .toMatchObject({ phone: typed })
  },
)

test.each([
  ['MX', 'es', '612 34 56 78'],
  ['MX', 'en', '1 305 555 0123'],
  ['US', 'en', '612 34 56 78'],
] as const)('where numbers are of %s, in %s, %s is marked and stays', async (of, lang, typed) => {
  const { words, asked } = await openForm(of, lang)
  await field(words.phone).fill(typed)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText(fieldMessage(fieldError('phone'), lang))).toBeVisible()
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(field(words.phone)).toHaveValue(typed)
  expect(asked.some(({ name }) => name === 'contactForm')).toBe(false)
})
