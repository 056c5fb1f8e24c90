import type { Lang } from '#protocol/core/text.ts'
import type { SmsTopic } from '#protocol/rentals/sms/choices.ts'

type Words = {
  title: string
  lead: string
  phone: string
  phoneHint: string
  ask: string
  sent: (phone: string) => string
  again: string
  on: (phone: string) => string
  topics: Record<SmsTopic, string>
  end: string
  saved: string
  ended: string
}

const en: Words = {
  title: 'Text messages',
  lead: 'Before a pickup, when the keys are ready, and when a rental is late. Never at night, never with a code. You can switch them off here at any time.',
  phone: 'Cell phone',
  phoneHint: 'We text it a link that you confirm',
  ask: 'Text me the link',
  sent: (phone) => `We texted a link to ${phone}. Open it within 24 hours to confirm.`,
  again: 'Another number or link',
  on: (phone) => `We text ${phone}.`,
  topics: { pickup: 'The day before a pickup', keys: 'Keys are ready', late: 'A rental is late' },
  end: 'No more texts',
  saved: 'Saved',
  ended: 'We forgot your number',
}

const es: Words = {
  title: 'Mensajes de texto',
  lead: 'Antes de recoger, cuando las llaves están listas y cuando una renta va tarde. Nunca de noche, nunca con un código. Los apagas aquí cuando quieras.',
  phone: 'Celular',
  phoneHint: 'Le mandamos un enlace que confirmas',
  ask: 'Mándenme el enlace',
  sent: (phone) => `Mandamos un enlace al ${phone}. Ábrelo en 24 horas para confirmar.`,
  again: 'Otro número u otro enlace',
  on: (phone) => `Escribimos al ${phone}.`,
  topics: {
    pickup: 'Un día antes de recoger',
    keys: 'Las llaves están listas',
    late: 'Una renta va tarde',
  },
  end: 'Ya no quiero mensajes',
  saved: 'Guardado',
  ended: 'Olvidamos tu número',
}

export const smsMessages = { en, es } satisfies Record<Lang, Words>
