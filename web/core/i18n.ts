import { useSyncExternalStore } from 'react'
import { type Lang, langOf } from '#protocol/core/text.ts'
import { store, stored } from './storage.ts'

export type { Lang }

/** The same sentences in both languages; a Spanish one that is missing does not compile. */
export type Messages<Sentences> = { en: Sentences; es: Sentences }

const twoLetters = /^[a-z]{2}$/i
const listeners = new Set<() => void>()

function startLanguage(): Lang {
  const kept = stored('langCode')
  return langOf(kept && twoLetters.test(kept) ? kept.toLowerCase() : undefined)
}

let current: Lang = startLanguage()

export function language(): Lang {
  return current
}

/** The tag for `lang` attributes and `Intl` (docs/product/app.md#languages). */
export function languageTag(lang: Lang = current): 'en-US' | 'es-US' {
  return lang === 'es' ? 'es-US' : 'en-US'
}

/** Keeps the choice and tells the screens; a code that is not the two letters of a language of ours changes nothing (docs/product/app.md#languages). */
export function chooseLanguage(code: string): void {
  if (!/^(en|es)$/i.test(code)) return
  store('langCode', code.toLowerCase())
  current = langOf(code.toLowerCase())
  markDocument()
  for (const listener of listeners) listener()
}

export function markDocument(): void {
  document.documentElement.lang = languageTag()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLanguage(): Lang {
  return useSyncExternalStore(subscribe, language)
}

/** The sentences of a screen in the current language. */
export function useMessages<Sentences>(messages: Messages<Sentences>): Sentences {
  return messages[useLanguage()]
}

/** One sentence in both languages, for what is kept and may be shown in the other one later. */
export function inBoth<Sentences>(
  { en, es }: Messages<Sentences>,
  pick: (words: Sentences) => string,
): Messages<string> {
  return { en: pick(en), es: pick(es) }
}

/** The same outside of React. */
export function t<Sentences>(messages: Messages<Sentences>): Sentences {
  return messages[current]
}
