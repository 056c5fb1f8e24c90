import { RentalStatus } from '#domain/rentals/status.ts'
import type { Text } from '#protocol/core/text.ts'
import type { OrderRow } from './orders-store.ts'
import { confirmationTexts, statusTexts, type StatusText } from './rental-texts.ts'

/** An extension that waits for its money has no keys to come for. */
const waitingExtension: StatusText = {
  title: { en: 'Extension not paid yet', es: 'Extensión aún sin pagar' },
  description: {
    en: 'It begins as soon as we see the money. Your rental goes on meanwhile.',
    es: 'Empieza en cuanto veamos el dinero. Mientras tanto tu renta sigue.',
  },
}

const swapVisit: Text = {
  en: 'Come to the pickup place at your appointment. The cars are changed in one visit.',
  es: 'Ve al lugar de entrega a la hora de tu cita. Los autos se cambian en una sola visita.',
}

const swapConfirmation: Record<string, Text> = {
  pending: {
    en: 'We answer within 24 hours; after that the change is agreed by itself.',
    es: 'Respondemos en 24 horas; después el cambio queda acordado por sí solo.',
  },
  confirmed: { en: 'The change of car is agreed.', es: 'El cambio de auto está acordado.' },
  refused: {
    en: 'We could not agree to this change. Everything you paid for it goes back to you.',
    es: 'No pudimos aceptar este cambio. Te devolvemos todo lo que pagaste por él.',
  },
}

type Standing = Pick<OrderRow, 'kind' | 'confirmation'>

/** Title and description of a code, as they fit what the order is. */
export function statusTextOf({ kind }: Standing, status: number): StatusText | undefined {
  const usual = statusTexts[status]
  if (status !== RentalStatus.notPickedUp || !usual) return usual
  if (kind === 'extension') return waitingExtension
  return kind === 'swap' ? { ...usual, description: swapVisit } : usual
}

/** What the confirmation says; an extension that waits for money needs none. */
export function confirmationTextOf({ kind, confirmation }: Standing): Text | undefined {
  if (kind === 'extension' && confirmation === 'pending') return undefined
  return (kind === 'swap' ? swapConfirmation : confirmationTexts)[confirmation]
}
