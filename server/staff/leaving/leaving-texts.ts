import type { Text } from '#protocol/core/text.ts'

export const leavingTexts = {
  staff: {
    en: 'You are on the staff list. Ask a colleague to take you off it before you delete your account.',
    es: 'Estás en la lista del equipo. Pide que te quiten de ella antes de eliminar tu cuenta.',
  },
  rental: {
    en: 'You have a booking or a rental. Cancel it or bring the car back before you delete your account.',
    es: 'Tienes una reserva o una renta. Cancélala o devuelve el auto antes de eliminar tu cuenta.',
  },
  debt: {
    en: 'You have a balance to pay. Pay it before you delete your account.',
    es: 'Tienes un saldo pendiente. Págalo antes de eliminar tu cuenta.',
  },
  claim: {
    en: 'A claim on one of your rentals is open. Wait until it is decided before you delete your account.',
    es: 'Hay un reclamo abierto sobre una de tus rentas. Espera a que se decida antes de eliminar tu cuenta.',
  },
  money: {
    en: 'Money of yours is still on its way, such as a deposit. Wait until you have it before you delete your account.',
    es: 'Aún hay dinero tuyo en camino, como un depósito. Espera a recibirlo antes de eliminar tu cuenta.',
  },
  job: {
    en: 'A job of yours is under way. Finish it, leave it or cancel it before you delete your account.',
    es: 'Tienes un trabajo en curso. Termínalo, déjalo o cancélalo antes de eliminar tu cuenta.',
  },
  confirmEmail: {
    en: 'Confirm your e-mail first: the code that deletes your account goes there.',
    es: 'Primero confirma tu correo: ahí llega el código que elimina tu cuenta.',
  },
  confirmEmailFirst: {
    en: 'Confirm your e-mail first: the mail that says it is ready goes there.',
    es: 'Primero confirma tu correo: ahí llega el aviso de que está listo.',
  },
  exportMaking: {
    en: 'We are already collecting your data. A mail tells you when it is ready.',
    es: 'Ya estamos reuniendo tus datos. Te avisamos por correo cuando estén listos.',
  },
  exportToday: {
    en: 'You already asked for your data today. Download it, or ask again tomorrow.',
    es: 'Ya pediste tus datos hoy. Descárgalos o pídelos de nuevo mañana.',
  },
  wrongCode: {
    en: 'This code is wrong or older than 20 minutes.',
    es: 'Este código es incorrecto o tiene más de 20 minutos.',
  },
  tooManyCodes: {
    en: 'Too many wrong codes. Try again tomorrow.',
    es: 'Demasiados códigos incorrectos. Inténtalo de nuevo mañana.',
  },
} satisfies Record<string, Text>
