import type { Right } from '#protocol/core/rights.ts'
import type { Text } from '#protocol/core/text.ts'

/** What each right is for, as a mail says it. */
export const rightTexts: Record<Right, Text> = {
  desk: { en: 'Desk: bookings, messages, papers', es: 'Recepción: reservas, mensajes, papeles' },
  fleet: { en: 'Fleet: cars, service, inspections', es: 'Flota: autos, servicio, inspecciones' },
  money: { en: 'Money: payments, claims, refunds', es: 'Dinero: pagos, reclamos, reembolsos' },
  content: { en: 'Content: texts', es: 'Contenido: textos' },
  owner: { en: 'Owner: all of it', es: 'Propietario: todo' },
}

export const teamTexts = {
  onStaff: { en: 'This person is on the team already.', es: 'Esta persona ya está en el equipo.' },
  over: {
    en: 'This invitation was used or taken back, or its seven days are over. Ask for a new one.',
    es: 'Esta invitación ya se usó o se retiró, o pasaron sus siete días. Pide otra.',
  },
} satisfies Record<string, Text>

/** Somebody signed in with another address than the one that was invited. */
export const otherAddress = (email: string): Text => ({
  en: `This invitation is for ${email}. Sign in with that e-mail.`,
  es: `Esta invitación es para ${email}. Entra con ese correo.`,
})
