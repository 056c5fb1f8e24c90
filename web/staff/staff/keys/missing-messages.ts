import type { Missing } from '#protocol/rentals/confirmation/missing-for-keys.ts'

type Gap = NonNullable<Missing['why']>

type Words = {
  drivers: string
  missing: string
  missingText: string
  confirmAnyway: string
  codes: Record<Missing['code'], string>
  gaps: Record<Gap, string>
  verified: string
  untilDay: (day: string) => string
  born: (day: string) => string
  license: string
  insurance: string
  plate: string
  phone: string
  override: string
  overrideReason: string
  overrideText: string
  overrideSend: string
  overridden: (by: string, when: string) => string
  overrideOver: string
}

const en: Words = {
  drivers: 'Drivers',
  missing: 'Missing before the keys',
  missingText: 'Confirm it anyway? The keys wait until documents and money are in order.',
  confirmAnyway: 'Confirm anyway',
  codes: {
    driver: 'No driver is listed',
    license: 'License',
    insurance: 'Insurance',
    age: 'Under 21 at the start, or the birth date is missing',
    money: 'The booking is not paid',
    deposit: 'Part of the deposit is not paid',
    lowDeposit: 'The deposit is too low for its drivers: it cannot be confirmed like this',
  },
  gaps: {
    missing: 'not sent',
    submitted: 'waiting for us to verify it',
    rejected: 'not accepted',
    expires: 'expires before the trip + 1 day',
  },
  verified: 'verified',
  untilDay: (day) => `until ${day}`,
  born: (day) => `Born ${day}`,
  license: 'License',
  insurance: 'Insurance',
  plate: 'Plate',
  phone: 'Phone',
  override: 'Allow keys without documents',
  overrideReason: 'Reason (for the audit log)',
  overrideText:
    'The keys no longer wait for verified documents of this order, until a driver or a document changes. It is in the audit log with your name.',
  overrideSend: 'Allow keys',
  overridden: (by, when) => `Keys allowed without documents by ${by}, ${when}`,
  overrideOver: 'No longer holds: a driver or a document has changed',
}

const es: Words = {
  drivers: 'Conductores',
  missing: 'Falta antes de las llaves',
  missingText:
    '¿Confirmar de todos modos? Las llaves esperan hasta que documentos y dinero estén en orden.',
  confirmAnyway: 'Confirmar de todos modos',
  codes: {
    driver: 'No hay ningún conductor anotado',
    license: 'Licencia',
    insurance: 'Seguro',
    age: 'Menor de 21 al inicio, o falta la fecha de nacimiento',
    money: 'La reserva no está pagada',
    deposit: 'Una parte del depósito no está pagada',
    lowDeposit: 'El depósito es muy bajo para sus conductores: así no se puede confirmar',
  },
  gaps: {
    missing: 'no se envió',
    submitted: 'espera que lo verifiquemos',
    rejected: 'no se aceptó',
    expires: 'vence antes del viaje + 1 día',
  },
  verified: 'en orden',
  untilDay: (day) => `hasta el ${day}`,
  born: (day) => `Nació el ${day}`,
  license: 'Licencia',
  insurance: 'Seguro',
  plate: 'Placa',
  phone: 'Teléfono',
  override: 'Permitir llaves sin documentos',
  overrideReason: 'Motivo (para el registro de acciones)',
  overrideText:
    'Las llaves ya no esperan documentos verificados de esta orden, hasta que cambie un conductor o un documento. Queda en el registro con tu nombre.',
  overrideSend: 'Permitir llaves',
  overridden: (by, when) => `${by} permitió las llaves sin documentos, ${when}`,
  overrideOver: 'Ya no vale: cambió un conductor o un documento',
}

export const missingMessages = { en, es }
