import type { ReminderStage } from '#domain/maintenance/reminders.ts'
import type { MaintenanceKind } from '#domain/maintenance/standard-plan.ts'
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
    en: `${en}: written down. Thank you for looking after the car.`,
    es: `${es}: registrado. Gracias por cuidar el auto.`,
  }
}

/** What the renter is told when staff decided that a service is not needed this time. */
export function skippedNotice(kind: MaintenanceKind): Text {
  const { en, es } = named([kind])
  return {
    en: `${en}: not needed this time. There is nothing to do for you.`,
    es: `${es}: no hace falta esta vez. No tienes que hacer nada.`,
  }
}

type Reminder = { severity: 'info' | 'warning' | 'danger'; title: Text; text: Text }

const reminders: Record<ReminderStage, Omit<Reminder, 'title'> & { word: Text }> = {
  soon: {
    severity: 'info',
    word: { en: 'soon', es: 'pronto' },
    text: {
      en: 'This comes up for your car. Choose a time that suits you; the company pays for the service.',
      es: 'Tu auto lo necesita pronto. Elige una hora que te convenga; la empresa paga el servicio.',
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
    word: { en: 'overdue, first warning', es: 'atrasado, primer aviso' },
    text: {
      en: 'The days for it are over. Please choose a time today. Maintenance that stays out can cost a $600 engine damage fee.',
      es: 'Ya pasó el plazo. Elige una hora hoy. Si el mantenimiento no se hace, puede costar un cargo de $600 por daño de motor.',
    },
  },
  secondWarning: {
    severity: 'danger',
    word: { en: 'overdue, second warning', es: 'atrasado, segundo aviso' },
    text: {
      en: 'This is the last warning. When it is overdue for more than a week, the $600 engine damage fee is proposed; a person decides on it, and you can appeal.',
      es: 'Este es el último aviso. Con más de una semana de atraso se propone el cargo de $600 por daño de motor; lo decide una persona y puedes apelar.',
    },
  },
}

/** A reminder of one item: «Oil and filter change: due». */
export function reminderOf(kind: MaintenanceKind, stage: ReminderStage): Reminder {
  const { severity, word, text } = reminders[stage]
  const { en, es } = named([kind])
  return { severity, title: { en: `${en}: ${word.en}`, es: `${es}: ${word.es}` }, text }
}
