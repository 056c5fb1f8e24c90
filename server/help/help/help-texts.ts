import type { HelpStatus } from '#domain/help/help/help-status.ts'
import type { Text } from '#protocol/core/text.ts'
import type { HelpKind } from '#protocol/help/help/choices.ts'

/** What each kind is called when its renter gave it no title. */
export const kindTexts: Record<HelpKind, Text> = {
  helpRequest: { en: 'Help', es: 'Ayuda' },
  accidentReport: { en: 'Accident', es: 'Accidente' },
  breakdownReport: { en: 'Breakdown', es: 'Avería' },
  damageReport: { en: 'Damage', es: 'Daños' },
  towingRequest: { en: 'Tow truck', es: 'Grúa' },
  ticketReport: { en: 'Ticket or toll', es: 'Multa o peaje' },
  lostKeys: { en: 'Lost keys', es: 'Llaves perdidas' },
}

export const statusTexts: Record<HelpStatus, Text> = {
  open: { en: 'Sent', es: 'Enviada' },
  acknowledged: { en: 'Seen by our team', es: 'Vista por nuestro equipo' },
  inProgress: { en: 'In progress', es: 'En proceso' },
  resolved: { en: 'Resolved', es: 'Resuelta' },
}

export const factTexts = {
  symptom: { en: 'Symptom', es: 'Síntoma' },
  problem: { en: 'Problem', es: 'Problema' },
  message: { en: 'Message', es: 'Mensaje' },
  description: { en: 'What happened', es: 'Qué pasó' },
  insurance: { en: 'Insurance', es: 'Seguro' },
  license: { en: 'License or plate of the other car', es: 'Licencia o placa del otro auto' },
  towing: { en: 'Towing', es: 'Grúa' },
  place: { en: 'Place', es: 'Lugar' },
  seenStatus: { en: 'Status on the renter’s screen', es: 'Estado en la pantalla del cliente' },
} satisfies Record<string, Text>

export const choiceTexts: Record<string, Text> = {
  mine: { en: 'My own insurance', es: 'Mi propio seguro' },
  company: { en: 'Our cover', es: 'Nuestra cobertura' },
  other: { en: 'The other driver’s insurance', es: 'El seguro del otro conductor' },
  unknown: { en: 'Not known yet', es: 'Aún no se sabe' },
  none: { en: 'Not needed', es: 'No hace falta' },
  needed: { en: 'Please send a tow truck', es: 'Envíen una grúa' },
  arranged: { en: 'Already on its way', es: 'Ya viene en camino' },
}

export const helpTexts = {
  notAfterwards: {
    en: 'This booking is closed. Please write to us through Contact.',
    es: 'Esta reserva ya está cerrada. Escríbenos desde Contacto.',
  },
  notYetYours: {
    en: 'You do not have this car yet. If something is wrong, choose “Something else”.',
    es: 'Todavía no tienes este auto. Si algo anda mal, elige «Otra cosa».',
  },
  needsText: {
    en: 'Write a message or add a photo.',
    es: 'Escribe un mensaje o agrega una foto.',
  },
  statusStays: {
    en: 'The status of this request has changed. Reload to see it.',
    es: 'El estado de esta solicitud cambió. Recarga para verlo.',
  },
} satisfies Record<string, Text>

/** H-1042 */
export const helpNumber = (number: number) => `H-${number}`

/** What a notice says of a message without words. */
export const photoText: Text = { en: 'A photo', es: 'Una foto' }
