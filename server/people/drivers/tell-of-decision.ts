import type { EventOf } from '#domain/core/events.ts'
import type { Text } from '#protocol/core/text.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { joined } from '../../platform/joined.ts'
import { driversById } from './drivers-store.ts'

type Kind = 'license' | 'insurance'

const titles: Record<Kind, { accepted: Text; rejected: Text }> = {
  license: {
    accepted: { en: 'License verified', es: 'Licencia verificada' },
    rejected: { en: 'License not accepted', es: 'Licencia no aceptada' },
  },
  insurance: {
    accepted: { en: 'Insurance verified', es: 'Seguro verificado' },
    rejected: { en: 'Insurance not accepted', es: 'Seguro no aceptado' },
  },
}

const accepted: Text = { en: 'We accepted this document.', es: 'Aceptamos este documento.' }
const inOrder: Text = {
  en: 'everything is in order. You do not have to do anything.',
  es: 'todo está en orden. No tienes que hacer nada.',
}

/** Beside a paper that was accepted: what the driver's bookings still lack; nothing is promised of them without any. */
function accepting(left: readonly Text[] | undefined): Text {
  if (left === undefined) return accepted
  return left.length > 0 ? joined(accepted, ...left) : inOrder
}

/**
 * Tells a person what staff decided about a document; one that was rejected must come again. `left`: what the bookings of
 * the driver still lack; undefined without a booking.
 */
export async function tellOfDecision(
  tx: Tx,
  { driverId, document: kind, at }: EventOf<'documentDecided'>,
  left?: readonly Text[],
): Promise<void> {
  const [driver] = await driversById(tx, [driverId])
  if (!driver) throw new Error(`an event is about the driver ${driverId}, who is not there`)
  const [verification, reason] =
    kind === 'license'
      ? [driver.license_verification, driver.license_reason]
      : [driver.insurance_verification, driver.insurance_reason]
  const isAccepted = verification === 'verified'
  const rest = accepting(left)
  const name = [driver.first_name, driver.last_name].filter(Boolean).join(' ')
  const why = reason ? ` ${/[.!?]$/.test(reason) ? reason : `${reason}.`}` : ''
  const text = isAccepted
    ? {
        en: `${name}: ${rest.en}`,
        es: `${name}: ${rest.es}`,
      }
    : {
        en: `${name}:${why} Please send it again. Without it, you do not get the keys of any car.`,
        es: `${name}:${why} Envía el documento de nuevo. Sin él no recibes las llaves de ningún auto.`,
      }
  const about = {
    userId: driver.user_id,
    topic: 'documents',
    thread: `${kind} ${driver.id}`,
  } as const
  await notify(
    tx,
    {
      ...about,
      severity: isAccepted ? 'success' : 'warning',
      title: titles[kind][isAccepted ? 'accepted' : 'rejected'],
      text,
      route: 'personal',
    },
    at,
  )
}
