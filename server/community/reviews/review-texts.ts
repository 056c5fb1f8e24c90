import type { RateRefusal, ReviewStatus } from '#domain/community/reviews/may-rate.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import { databaseRefusals } from '../../platform/api/database-refusals.ts'

/** Why somebody may not rate now (docs/product/community.md#when-one-rates). */
export const rateRefusals: Record<RateRefusal, Text> = {
  nothingToRate: {
    en: 'There is nothing to rate here: a rental is rated when the car is back, or when it was canceled late.',
    es: 'Aquí no hay nada que calificar: una renta se califica cuando el auto está de vuelta o si se canceló tarde.',
  },
  tooEarly: {
    en: 'It is too early to rate this rental. You can from its eighth day on.',
    es: 'Aún es pronto para calificar esta renta. Puedes hacerlo desde el octavo día.',
  },
  tooLate: {
    en: 'The 14 days to rate this rental are over.',
    es: 'Ya pasaron los 14 días para calificar esta renta.',
  },
  twice: databaseRefusals.review_one_a_side.text,
}

/** The same of a job. */
export const jobRateRefusals: Record<RateRefusal, Text> = {
  nothingToRate: {
    en: 'There is nothing to rate here: a job is rated when it is completed, or when it was canceled late.',
    es: 'Aquí no hay nada que calificar: un trabajo se califica cuando está completado o si se canceló tarde.',
  },
  tooEarly: {
    en: 'It is too early to rate this job.',
    es: 'Aún es pronto para calificar este trabajo.',
  },
  tooLate: {
    en: 'The 14 days to rate this job are over.',
    es: 'Ya pasaron los 14 días para calificar este trabajo.',
  },
  twice: {
    en: 'You have rated this job already; a final review stays as it is.',
    es: 'Ya calificaste este trabajo; una reseña final queda como está.',
  },
}

export const reviewTexts = {
  own: {
    en: 'This is your own review.',
    es: 'Esta reseña es tuya.',
  },
  repliedAlready: databaseRefusals.review_one_reply.text,
  replyLater: {
    en: 'This rental is still under way. You can answer the review that is written at its end.',
    es: 'Esta renta sigue en curso. Podrás responder la reseña que se escriba al final.',
  },
  reportedAlready: databaseRefusals.review_report_pkey.text,
} satisfies Record<string, Text>

/** What fits when all went well; nothing is usual about a booking that was given up. */
export const usualComments: Record<ReviewStatus, Text> = {
  completed: {
    en: 'A great renter: took good care of the car, brought it back clean and on time, and kept in touch. Thank you!',
    es: 'Excelente cliente: cuidó bien el auto, lo devolvió limpio y a tiempo, y siempre avisó. ¡Gracias!',
  },
  'in-progress': {
    en: 'All is going well so far: takes good care of the car and keeps in touch.',
    es: 'Hasta ahora todo va muy bien: cuida el auto y siempre avisa.',
  },
  canceled: { en: '', es: '' },
}

/** When somebody is asked to rate. */
export const asking = {
  title: { en: 'How was it? Rate your rental', es: '¿Cómo te fue? Califica tu renta' },
  titleLate: { en: 'How was it? Rate your booking', es: '¿Cómo te fue? Califica tu reserva' },
  reminder: { en: 'Your rating is still missing', es: 'Todavía falta tu calificación' },
  text: (until: Record<Lang, string>): Text => ({
    en: `You have until ${until.en}. We rate you too. Reviews stay hidden until both are in, or until that day.`,
    es: `Tienes hasta el ${until.es}. Nosotros también te calificamos. Las reseñas se muestran cuando estén las dos, o ese día.`,
  }),
}

/** When there is something new about a review. */
export const reviewNews = {
  shown: {
    title: { en: 'You have a new review', es: 'Tienes una reseña nueva' },
    text: {
      en: 'Read it on your profile. You can answer it once.',
      es: 'Léela en tu perfil. Puedes responderla una vez.',
    },
  },
  early: {
    title: { en: 'You have a new review', es: 'Tienes una reseña nueva' },
    text: {
      en: 'It is about your rental so far. It does not count toward your score, and the one at the end replaces it.',
      es: 'Es sobre la renta hasta ahora. No cuenta para tu puntaje y la del final la reemplaza.',
    },
  },
  replied: {
    title: { en: 'Your review was answered', es: 'Respondieron a tu reseña' },
    text: {
      en: 'The answer is below your review.',
      es: 'La respuesta está debajo de tu reseña.',
    },
  },
  hidden: {
    title: { en: 'Your review was hidden', es: 'Ocultamos tu reseña' },
    text: {
      en: 'Somebody reported it and we hid it. It no longer counts.',
      es: 'Alguien la reportó y la ocultamos. Ya no cuenta.',
    },
  },
  kept: {
    title: { en: 'We looked into your report', es: 'Revisamos tu reporte' },
    text: {
      en: 'You reported a review. We read it and decided to keep it.',
      es: 'Reportaste una reseña. La leímos y decidimos mantenerla.',
    },
  },
  takenOut: {
    title: { en: 'We looked into your report', es: 'Revisamos tu reporte' },
    text: {
      en: 'You reported a review. We hid it.',
      es: 'Reportaste una reseña. La ocultamos.',
    },
  },
} satisfies Record<string, { title: Text; text: Text }>
