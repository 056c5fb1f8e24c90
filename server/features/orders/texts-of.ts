import { RentalStatus } from '#domain/rentals/status.ts'
import type { Text } from '#protocol/core/text.ts'
import type { OrderRow } from './orders-store.ts'
import { confirmationTexts, statusTexts, type StatusText } from './rental-texts.ts'

/** An extension that waits for its money has no keys to come for. */
const waitingExtension: StatusText = {
  title: { en: 'Extension not paid yet', es: 'Extensión aún sin pagar' },
  description: {
    en: 'It starts as soon as we receive your payment. Your rental continues in the meantime.',
    es: 'Empieza en cuanto recibamos tu pago. Mientras tanto, tu renta sigue.',
  },
}

const swapVisit: Text = {
  en: 'Come to the pickup place at your appointment. You swap cars in one visit.',
  es: 'Ve al lugar de entrega a la hora de tu cita. Haces el cambio en una sola visita.',
}

const swapConfirmation: Record<string, Text> = {
  pending: {
    en: 'We answer within 24 hours. After that, the change is approved automatically.',
    es: 'Respondemos en 24 horas. Después, el cambio se aprueba automáticamente.',
  },
  confirmed: { en: 'Your car change is approved.', es: 'Tu cambio de auto está aprobado.' },
  refused: {
    en: 'We could not approve this change.',
    es: 'No pudimos aprobar este cambio.',
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
