import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

async function startWith(langCode: string | null) {
  localStorage.clear()
  if (langCode !== null) localStorage.setItem('langCode', langCode)
  return import('./i18n.ts')
}

// @1-english-spanish @4.4-code-used @9-languages-en
it.each([
  ['es', 'es'],
  ['ES', 'es'],
  ['en', 'en'],
  [null, 'en'],
  ['es-MX', 'en'],
  ['fr', 'en'],
])('starts from the kept code %s in %s: only exactly two letters count', async (kept, lang) => {
  const { language } = await startWith(kept)
  expect(language()).toBe(lang)
})

// @3-browser-storage
it('keeps a choice, marks the document and ignores codes that are not the two letters of a language of ours', async () => {
  const { chooseLanguage, language } = await startWith(null)
  chooseLanguage('es')
  chooseLanguage('english')
  chooseLanguage('fr')
  expect(language()).toBe('es')
  expect(localStorage.getItem('langCode')).toBe('es')
  expect(document.documentElement.lang).toBe('es-US')
})
