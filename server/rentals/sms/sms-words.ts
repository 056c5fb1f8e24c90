import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { oneSms } from '#domain/rentals/sms/one-sms.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { SmsTopic } from '#protocol/rentals/sms/choices.ts'

type Said = {
  topic: SmsTopic
  lang: Lang
  /** When it is due, on the clock of an IANA zone. */
  at: Date
  zone: string
  company: string
  address: string
}

/** What a renter reads by text message: what, when, where it leads; never a code. */
export function smsText({ topic, lang, at, zone, company, address }: Said): string {
  const wall = toWall(at, zone)
  const when = `${formatNearDay(dayOf(wall), lang)}, ${timeOf(wall)}`
  const words = {
    pickup: { en: `Your pickup is ${when}.`, es: `Recoges tu auto el ${when}.` },
    keys: {
      en: `The keys are ready for ${when}. Open this at the car.`,
      es: `Las llaves están listas para el ${when}. Abre esto junto al auto.`,
    },
    late: {
      en: `Your rental ended ${when}. Return it or extend it here.`,
      es: `Tu renta terminó el ${when}. Devuelve el auto o extiende aquí.`,
    },
  }[topic][lang]
  return oneSms(company, words, address)
}

export function confirmText(lang: Lang, company: string, address: string): string {
  const words = {
    en: 'Do you want texts about your rentals? If you did not ask, ignore this.',
    es: '¿Quieres mensajes sobre tus rentas? Si no los pediste, ignora esto.',
  }
  return oneSms(company, words[lang], address)
}
