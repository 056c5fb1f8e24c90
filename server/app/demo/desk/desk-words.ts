import type { Lang, Text } from '#protocol/core/text.ts'

/* What people of the demo wrote to the company, each in the language of whoever writes; the staff write English. */

export const messageLines: Record<Lang, string> = {
  en: 'The key box at the lot sticks when it is cold. It opened on the third try. Could somebody look at it?',
  es: 'El tablero ya marca que toca revisar las llantas. ¿Paso con ustedes o voy a una llantera?',
}

export const swapLine =
  'My sister moves in with her two kids next week, so we need more room than this car has.'

export const offerLines = {
  extend: 'You asked on the phone whether you could keep the car for longer.',
  earlyReturn: 'Si no lo necesitas hasta el último día, puedes traerlo antes.',
} as const

export const requestLines = {
  pet: 'Can my dog ride along? She is small, stays in her carrier, and I will vacuum the seats.',
  timeChange:
    'Ese día salgo del trabajo a las siete. ¿Puedo entregar el auto a las ocho de la noche?',
} as const

export const brokenReason =
  'The gearbox slips when it is warm. The shop keeps it for about ten days.'

export const goodwillReason =
  'Two days without air conditioning until the part came, and a drive to the shop.'

export const claimLine =
  'Dog hair in the seats and the trunk, found before the next rental. Deep cleaning.'

export const tollLine = 'Golden Gate Bridge, twice'

export const reportLines = {
  fraud:
    'Offered me a ride in the app, then asked me to pay outside of it by a gift card. I did not.',
  harassment: 'Me sigue mandando mensajes a medianoche aunque le pedí que parara.',
} as const

export const blockLine =
  'You used the license of another person. We block the account until this is cleared up.'

export const reviewReportLines: Record<Lang, string> = {
  en: 'I know who wrote this, and they told me that they never had this car.',
  es: 'Conozco a quien la escribió y me dijo que nunca tuvo este auto.',
}

export const season: Record<'name', Text> = {
  name: { en: 'Busy weeks', es: 'Semanas de más demanda' },
}
