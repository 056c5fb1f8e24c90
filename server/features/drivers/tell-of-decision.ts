import { sql } from 'kysely'
import type { EventOf } from '#domain/events.ts'
import type { Text } from '#protocol/core/text.ts'
import { notify } from '../../core/mail/notifications.ts'
import type { Tx } from '../../db/database.ts'
import { joined } from '../../core/joined.ts'
import { type DriverRow, driversById } from './drivers-store.ts'

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

/** What the other paper of a driver still lacks. */
const lacks: Record<Kind, Record<string, Text>> = {
  license: {
    missing: { en: 'The license is still missing.', es: 'Todavía falta la licencia.' },
    submitted: {
      en: 'We are still checking the license.',
      es: 'Todavía estamos revisando la licencia.',
    },
    rejected: {
      en: 'The license was not accepted. Please send it again.',
      es: 'No se aceptó la licencia. Envíala de nuevo.',
    },
  },
  insurance: {
    missing: { en: 'The insurance is still missing.', es: 'Todavía falta el seguro.' },
    submitted: {
      en: 'We are still checking the insurance.',
      es: 'Todavía estamos revisando el seguro.',
    },
    rejected: {
      en: 'The insurance was not accepted. Please send it again.',
      es: 'No se aceptó el seguro. Envíalo de nuevo.',
    },
  },
}

const accepted: Text = { en: 'We accepted this document.', es: 'Aceptamos este documento.' }
const openDeposit: Text = {
  en: 'Part of the deposit is still open.',
  es: 'Todavía falta pagar una parte del depósito.',
}
const inOrder: Text = {
  en: 'everything is in order. You do not have to do anything.',
  es: 'todo está en orden. No tienes que hacer nada.',
}

/** Beside a paper that was accepted: the driver's other paper, and the rest of a deposit that is owed. */
async function whatIsLeft(tx: Tx, driver: DriverRow, kind: Kind): Promise<Text> {
  const other = kind === 'license' ? 'insurance' : 'license'
  const paper = lacks[other][driver[`${other}_verification`]]
  const { rows: owed } = await sql`
    select 1 from rental_order b join rental_order o on o.transaction_id = b.transaction_id
    join order_driver od on od.order_id = o.id
    where od.driver_id = ${driver.id} and b.kind = 'balance' and b.state = 'held' and b.deposit_cents > 0
    limit 1`.execute(tx)
  const left = [...(paper ? [paper] : []), ...(owed.length > 0 ? [openDeposit] : [])]
  return left.length > 0 ? joined(accepted, ...left) : inOrder
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
  const rest = await whatIsLeft(tx, driver, kind)
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
