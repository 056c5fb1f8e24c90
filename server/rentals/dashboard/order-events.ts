import type { Lang } from '#protocol/core/text.ts'
import { eventTitleOf } from '../../money/orders/rental-texts.ts'

type Event = { code: string; details: unknown }

/** An event of an order in words: what it was, and what was said with it. */
export const eventWords = (
  kind: string,
  { code, details }: Event,
  lang: Lang,
): { title: string; text: string | undefined } => ({
  title: eventTitleOf(kind, code)?.[lang] ?? code,
  text: saidIn(details, lang),
})

/** What people wrote with an event, or how far from the car they said that they had arrived. */
function saidIn(details: unknown, lang: Lang): string | undefined {
  const { message, comments, note, milesFromCar } = details as Record<string, unknown>
  const said = message ?? comments ?? note
  if (typeof said === 'string') return said
  return typeof milesFromCar === 'number' ? farTexts[lang](milesFromCar) : undefined
}

const farTexts = {
  en: (miles: number) => `The phone was ${miles.toLocaleString('en-US')} miles from the car.`,
  es: (miles: number) => `El celular estaba a ${miles.toLocaleString('en-US')} millas del auto.`,
}
