import type { Text } from '#protocol/core/text.ts'
import { databaseRefusals } from '../api/database-refusals.ts'

export const staffTexts = {
  decidedAlready: {
    en: 'Somebody has already decided this. Nothing was changed. See the audit log for details.',
    es: 'Alguien ya decidió esto. No se cambió nada. Consulta el registro de acciones.',
  },
  changedSince: databaseRefusals.driver_license_verified_as_seen.text,
  lowDeposit: {
    en: 'The deposit is too low for the current drivers. Ask the renter to renew the insurance that lowered it, or refuse the booking so they can book again.',
    es: 'El depósito es muy bajo para los conductores actuales. Pide al cliente que renueve el seguro que lo bajó, o rechaza la reserva para que reserve de nuevo.',
  },
  lowDepositAge: {
    en: 'The deposit is too low: a driver is under 25, which adds $200. Refuse the booking so the renter can book again with the whole deposit.',
    es: 'El depósito es muy bajo: un conductor tiene menos de 25 años, lo que agrega $200. Rechaza la reserva para que el cliente reserve de nuevo con el depósito completo.',
  },
  lowDepositSwap: {
    en: 'The deposit is too low for the current drivers. Decide on their insurance first: the rest of the deposit is then asked for. Or refuse the change of car.',
    es: 'El depósito es muy bajo para los conductores actuales. Decide primero sobre su seguro: entonces se pide el resto del depósito. O rechaza el cambio de auto.',
  },
  bookingFirst: {
    en: 'The booking of this change of car is not confirmed yet. Decide on it first.',
    es: 'La reserva de este cambio de auto aún no está confirmada. Decide primero sobre ella.',
  },
  licenseOfBlocked: {
    en: 'This license is that of somebody who is blocked. Look at the person: say first that it is not the same one, or lift the block.',
    es: 'Esta licencia es la de alguien que está bloqueado. Revisa a la persona: primero indica que no es la misma, o levanta el bloqueo.',
  },
  noKeysToGive: {
    en: 'This order is not waiting for keys, and its car is not out. Nothing was changed.',
    es: 'Esta orden no espera llaves y su auto no está fuera. No se cambió nada.',
  },
  own: databaseRefusals.nobody_decides_on_own.text,
} satisfies Record<string, Text>
