import type { Text } from '#protocol/core/text.ts'

/** One sentence after the other. */
export function joined(...texts: readonly Text[]): Text {
  return {
    en: texts.map(({ en }) => en).join(' '),
    es: texts.map(({ es }) => es).join(' '),
  }
}
