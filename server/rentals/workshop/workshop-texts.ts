import type { MaintenanceKind } from '#domain/fleet/fleet/standard-plan.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import { kindTexts } from '../maintenance/maintenance-texts.ts'
import type { Thing } from './things.ts'

/** What a registration is called among the things that a car needs. */
const registrationText = {
  title: { en: 'Registration', es: 'Registro del auto' },
  description: {
    en: 'Renew it and write down until when it is good.',
    es: 'Renuévalo y anota hasta cuándo vale.',
  },
} satisfies Record<string, Text>

/** What a thing is called, and what is to be done. */
export function thingTitle(thing: Thing, lang: Lang): { title: string; description: string } {
  if (thing.of === 'recall') return { title: thing.row.title, description: thing.row.to_do ?? '' }
  const { title, description } =
    thing.of === 'item' ? kindTexts[thing.kind as keyof typeof kindTexts] : registrationText
  return { title: title[lang], description: description[lang] }
}

/** What a visit to the workshop is for, where it is no recall. */
export const visitTitle = (kind: MaintenanceKind | 'registration', lang: Lang): string =>
  (kind === 'registration' ? registrationText : kindTexts[kind]).title[lang]

type Titled = { kind: string; plan: string | null; about: string | null }

/** What was done or paid for, of a row of a car's costs. */
export function costTitle({ kind, plan, about }: Titled, lang: Lang): string {
  if (plan !== null) return kindTexts[plan as keyof typeof kindTexts].title[lang]
  return kind === 'registration' ? registrationText.title[lang] : (about ?? '')
}

/** Sentences of the handlers. */
export const workshopTexts = {
  notDue: {
    en: 'A colleague has just done this. Reload to see it.',
    es: 'Alguien del equipo acaba de hacerlo. Recarga para verlo.',
  },
  notHalfHour: {
    en: 'A visit begins on the hour or half hour.',
    es: 'Una visita empieza a la hora en punto o a la media.',
  },
  closedThen: {
    en: 'The place is closed when this visit would begin or end.',
    es: 'El lugar está cerrado cuando esta visita empezaría o terminaría.',
  },
  bookedAlready: {
    en: 'The workshop is booked for this already. Cancel that visit first.',
    es: 'El taller ya está agendado para esto. Cancela esa visita antes.',
  },
  noGap: {
    en: 'Nobody is without this car long enough in the next 90 days.',
    es: 'El auto no queda libre el tiempo suficiente en los próximos 90 días.',
  },
  noVisit: {
    en: 'No visit is booked for this any more.',
    es: 'Ya no hay ninguna visita agendada para esto.',
  },
  isLate: {
    en: 'This car is not back from its rental yet. Choose a time a day ahead or later.',
    es: 'Este auto todavía no vuelve de su renta. Elige una hora de mañana en adelante.',
  },
  offTheRoad: {
    en: 'This car is off the road already. Put it back first, or write the recall down without “do not drive”.',
    es: 'Este auto ya está fuera de servicio. Devuélvelo al servicio antes, o registra el llamado sin «no manejar».',
  },
} satisfies Record<string, Text>

/** Which plates are of no car. */
export const unknownPlates = (plates: readonly string[]): Text => ({
  en: `No car has ${plates.join(', ')}.`,
  es: `Ningún auto tiene ${plates.join(', ')}.`,
})
