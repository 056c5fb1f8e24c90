import type { ChargeCode } from '#domain/fleet/pricing/settlement.ts'
import type { Lang, Text } from '#protocol/core/text.ts'

type Words = { label: Text; rule: Text }

type Named = {
  code: string
  note?: string | null
  name_en: string | null
  name_es: string | null
}

/** What one charge is called: what staff wrote, a tax by its own name, else by its kind. */
export function chargeLabel({ code, note, name_en: en, name_es: es }: Named, lang: Lang): string {
  const name = lang === 'es' ? es : en
  return note || name || chargeTexts[code as ChargeCode].label[lang]
}

/** What each charge is called, and the rule that made it (docs/product/money.md#settlement). */
export const chargeTexts: Record<ChargeCode, Words> = {
  miles: {
    label: { en: 'Miles', es: 'Millas' },
    rule: {
      en: 'Miles driven minus included miles, at the contract price.',
      es: 'Millas recorridas menos las incluidas, al precio del contrato.',
    },
  },
  lateDays: {
    label: { en: 'Late days', es: 'Días de retraso' },
    rule: {
      en: 'Each started day after the 6-hour grace period costs one day’s rent.',
      es: 'Cada día iniciado después de 6 horas de tolerancia cuesta un día de renta.',
    },
  },
  gas: {
    label: { en: 'Missing gas', es: 'Gasolina faltante' },
    rule: {
      en: 'Missing eighths of the tank, at the area’s gas price. Extra gas is not refunded.',
      es: 'Octavos de tanque que falten, al precio de la gasolina de la zona. La gasolina de más no se reembolsa.',
    },
  },
  charging: {
    label: { en: 'Missing charge', es: 'Carga faltante' },
    rule: {
      en: 'Charge missing beyond 10% of the battery, at the area’s price per kWh. Extra charge is not refunded.',
      es: 'La carga que falte más allá del 10% de la batería, al precio del kWh de la zona. La carga de más no se reembolsa.',
    },
  },
  tax: {
    label: { en: 'Tax', es: 'Impuesto' },
    rule: {
      en: 'A tax of this area, as it was when the price was agreed.',
      es: 'Un impuesto de esta zona, tal como era cuando se acordó el precio.',
    },
  },
  toll: {
    label: { en: 'Toll', es: 'Peaje' },
    rule: { en: 'Passed on at cost, with proof.', es: 'Se traslada a su costo, con comprobante.' },
  },
  fine: {
    label: { en: 'Fine', es: 'Multa' },
    rule: { en: 'Passed on at cost, with proof.', es: 'Se traslada a su costo, con comprobante.' },
  },
  appointment: {
    label: { en: 'Evening appointment', es: 'Cita en la noche' },
    rule: {
      en: 'An appointment from 18:00 costs $15.',
      es: 'Una cita desde las 18:00 cuesta $15.',
    },
  },
  damage: {
    label: { en: 'Damage', es: 'Daños' },
    rule: {
      en: 'Decided in a claim you could answer and appeal.',
      es: 'Decidido en un reclamo que pudiste responder y apelar.',
    },
  },
  engineDamage: {
    label: { en: 'Engine damage fee', es: 'Cargo por daño de motor' },
    rule: {
      en: 'For a missing weekly inspection or maintenance, after two warnings.',
      es: 'Por una inspección semanal o un mantenimiento que faltó, después de dos avisos.',
    },
  },
  cleaning: {
    label: { en: 'Cleaning', es: 'Limpieza' },
    rule: {
      en: 'Decided in a claim you could answer and appeal.',
      es: 'Decidido en un reclamo que pudiste responder y apelar.',
    },
  },
  other: {
    label: { en: 'Other charge', es: 'Otro cargo' },
    rule: {
      en: 'Decided in a claim you could answer and appeal.',
      es: 'Decidido en un reclamo que pudiste responder y apelar.',
    },
  },
  specialRequest: {
    label: { en: 'Special request', es: 'Petición especial' },
    rule: {
      en: 'Offered by our team at this price and accepted by you.',
      es: 'Ofrecida por nuestro equipo a este precio y aceptada por ti.',
    },
  },
}

/** Why money went back. */
export const refundTexts: Record<string, Text> = {
  cancelled: { en: 'Canceled', es: 'Cancelación' },
  noShow: { en: 'Car not picked up', es: 'No se recogió el auto' },
  refused: { en: 'Booking refused', es: 'Reserva rechazada' },
  transferMissing: { en: 'Transfer missing', es: 'Transferencia faltante' },
  tooLate: { en: 'Paid too late', es: 'Pago tardío' },
  settlement: { en: 'Paid but not used', es: 'Pagado y no usado' },
  deposit: { en: 'Deposit', es: 'Depósito' },
  datesChanged: { en: 'Dates changed', es: 'Cambio de fechas' },
  goodwill: { en: 'Goodwill', es: 'Cortesía' },
  atGateway: { en: 'Refunded to your card', es: 'Reembolso a tu tarjeta' },
  dispute: { en: 'Taken back by your bank', es: 'Recuperado por tu banco' },
}

/** A charge for a car that nobody has had. */
export const neverPickedUp: Text = {
  en: 'This car was never picked up, so there is nothing to charge.',
  es: 'Este auto nunca se recogió, así que no hay nada que cobrar.',
}
