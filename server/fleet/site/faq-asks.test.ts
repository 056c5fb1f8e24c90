import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const faq = (lang: string) => readFile(new URL(`./content/faq.${lang}.md`, import.meta.url), 'utf8')

test('the questions and answers ask for no picture that the product does not ask for', async () => {
  const [en, es] = [await faq('en'), await faq('es')]
  expect(en).not.toMatch(/both sides of the license|pictures of .* proof of insurance/)
  expect(en).not.toMatch(/windshield, odometer, fuel, interior and oil/)
  expect(en).toContain('eight photos of the outside')
  expect(es).not.toMatch(/dos lados de la licencia|parabrisas, odómetro/)
  expect(es).toContain('ocho fotos del exterior')
})
