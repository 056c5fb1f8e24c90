import type { EventOf } from '#domain/events.ts'
import type { Text } from '#protocol/core/text.ts'
import { notify } from '../../core/mail/notifications.ts'
import type { Tx } from '../../db/database.ts'
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

/** Tells a person what staff decided about a document; one that was rejected must come again. */
export async function tellOfDecision(
  tx: Tx,
  { driverId, document: kind, at }: EventOf<'documentDecided'>,
): Promise<void> {
  const [driver] = await driversById(tx, [driverId])
  if (!driver) throw new Error(`an event is about the driver ${driverId}, who is not there`)
  const [verification, reason] =
    kind === 'license'
      ? [driver.license_verification, driver.license_reason]
      : [driver.insurance_verification, driver.insurance_reason]
  const isAccepted = verification === 'verified'
  const name = [driver.first_name, driver.last_name].filter(Boolean).join(' ')
  const why = reason ? ` ${/[.!?]$/.test(reason) ? reason : `${reason}.`}` : ''
  const text = isAccepted
    ? {
        en: `${name}: everything is in order. You do not have to do anything.`,
        es: `${name}: todo está en orden. No tienes que hacer nada.`,
      }
    : {
        en: `${name}:${why} Please send it again. You need it to get the keys.`,
        es: `${name}:${why} Envía el documento de nuevo. Lo necesitas para recibir las llaves.`,
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
