import type { ReminderStage } from '#domain/rentals/maintenance/reminders.ts'
import type { MaintenanceKind } from '#domain/fleet/fleet/standard-plan.ts'
import type { Text } from '#protocol/core/text.ts'
import { kindTexts } from './maintenance-texts.ts'

/** The thread of the notices about an item. */
export const threadOf = (itemId: string) => `maintenance ${itemId}`

/** Titles of kinds in a row: «Oil and filter change, Tire rotation». */
function named(kinds: readonly MaintenanceKind[]): Text {
  const all = (lang: 'en' | 'es') => kinds.map((kind) => kindTexts[kind].title[lang]).join(', ')
  return { en: all('en'), es: all('es') }
}

/** What the renter is told when a service is written down. */
export function closedNotice(kinds: readonly MaintenanceKind[]): Text {
  const { en, es } = named(kinds)
  return {
    en: `${en}: recorded. Thank you for taking care of the car.`,
    es: `${es}: registrado. Gracias por cuidar el auto.`,
  }
}

/** What the renter is told when staff decided that a service is not needed this time. */
export function skippedNotice(kind: MaintenanceKind): Text {
  const { en, es } = named([kind])
  return {
    en: `${en}: not needed this time. You do not have to do anything.`,
    es: `${es}: no hace falta esta vez. No tienes que hacer nada.`,
  }
}

type Reminder = { severity: 'info' | 'warning' | 'danger'; title: Text; text: Text }

const reminders: Record<ReminderStage, Omit<Reminder, 'title'> & { word: Text }> = {
  soon: {
    severity: 'info',
    word: { en: 'soon', es: 'pronto' },
    text: {
      en: 'Your car is due for this soon. Choose a time that suits you. We pay for the service.',
      es: 'Tu auto lo necesita pronto. Elige una hora que te convenga. Nosotros pagamos el servicio.',
    },
  },
  due: {
    severity: 'warning',
    word: { en: 'due', es: 'toca ahora' },
    text: {
      en: 'Please have it done within 2 to 3 days. Choose a time now.',
      es: 'Hazlo en un plazo de 2 a 3 días. Elige una hora ahora.',
    },
  },
  firstWarning: {
    severity: 'warning',
    word: { en: 'overdue, first warning', es: 'con atraso, primer aviso' },
    text: {
      en: 'The deadline has passed. Please choose a time today. If it stays undone for a week, we may charge $600.',
      es: 'Ya pasó el plazo. Elige una hora hoy. Si pasa una semana sin hacerse, te podemos cobrar $600.',
    },
  },
  secondWarning: {
    severity: 'danger',
    word: { en: 'overdue, second warning', es: 'con atraso, segundo aviso' },
    text: {
      en: 'This is the last warning. If it is more than a week overdue, we may charge $600. A person decides, and you can appeal.',
      es: 'Este es el último aviso. Si se atrasa más de una semana, te podemos cobrar $600. Lo decide una persona y puedes apelar.',
    },
  },
}

/** A reminder of one item: «Oil and filter change: due». */
export function reminderOf(kind: MaintenanceKind, stage: ReminderStage): Reminder {
  const { severity, word, text } = reminders[stage]
  const { en, es } = named([kind])
  return { severity, title: { en: `${en}: ${word.en}`, es: `${es}: ${word.es}` }, text }
}
