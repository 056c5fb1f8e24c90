import type { Text } from '#protocol/core/text.ts'

/** Everything staff can do, as the audit log calls it and as it is read. */
export const auditTexts = {
  'booking confirm': { en: 'Confirmed a booking', es: 'Confirmó una reserva' },
  'booking refuse': { en: 'Refused a booking', es: 'Rechazó una reserva' },
  'booking cancel': { en: 'Canceled a booking', es: 'Canceló una reserva' },
  'papers override': {
    en: 'Allowed keys without verified documents',
    es: 'Permitió las llaves sin documentos verificados',
  },
  'swap confirm': { en: 'Approved a car change', es: 'Aprobó un cambio de auto' },
  'swap refuse': { en: 'Refused a car change', es: 'Rechazó un cambio de auto' },
  'license confirm': { en: 'Verified a license', es: 'Verificó una licencia' },
  'license refuse': { en: 'Did not accept a license', es: 'No aceptó una licencia' },
  'insurance confirm': { en: 'Verified an insurance policy', es: 'Verificó un seguro' },
  'insurance refuse': { en: 'Did not accept an insurance policy', es: 'No aceptó un seguro' },
  'payment confirm': { en: 'Confirmed a payment', es: 'Confirmó un pago' },
  'payment refuse': { en: 'Reported a missing payment', es: 'Reportó un pago faltante' },
  'refund paid': { en: 'Paid out a refund', es: 'Pagó un reembolso' },
  'changes asked': { en: 'Requested changes', es: 'Pidió cambios' },
  'claim opened': { en: 'Opened a claim', es: 'Abrió un reclamo' },
  'claim charge': { en: 'Charged a claim', es: 'Cobró un reclamo' },
  'inspection reviewed': { en: 'Reviewed an inspection', es: 'Revisó una inspección' },
  'photos released': {
    en: 'Put photos of a car on its page',
    es: 'Publicó fotos de un auto en su página',
  },
  'photos taken back': {
    en: 'Took photos of a car off its page',
    es: 'Quitó fotos de un auto de su página',
  },
  'mark noted': { en: 'Noted a known mark of a car', es: 'Anotó una marca conocida de un auto' },
  'mark removed': {
    en: 'Removed a known mark of a car',
    es: 'Borró una marca conocida de un auto',
  },
  'claim drop': { en: 'Dropped a claim', es: 'Retiró un reclamo' },
  'offer made': { en: 'Made an offer', es: 'Hizo una oferta' },
  'offer withdrawn': { en: 'Withdrew an offer', es: 'Retiró una oferta' },
  'maintenance done': { en: 'Recorded a service', es: 'Registró un servicio' },
  'maintenance cancel': {
    en: 'Marked a service as not needed',
    es: 'Marcó un servicio como innecesario',
  },
  'review written': { en: 'Rated a renter', es: 'Calificó a un cliente' },
  'review answered': { en: 'Answered a review', es: 'Respondió una reseña' },
  'review keep': { en: 'Left a reported review', es: 'Dejó una reseña reportada' },
  'review hide': { en: 'Hid a review', es: 'Ocultó una reseña' },
  'person dismiss': {
    en: 'Dismissed reports on a member',
    es: 'Descartó reportes sobre un miembro',
  },
  'person warn': { en: 'Warned a member', es: 'Advirtió a un miembro' },
  'person block': { en: 'Blocked an account', es: 'Bloqueó una cuenta' },
  'person notSame': {
    en: 'Told a member apart from a blocked person',
    es: 'Distinguió a un miembro de una persona bloqueada',
  },
  'person unblock': { en: 'Ended a block early', es: 'Terminó un bloqueo antes de tiempo' },
  'passkey added': { en: 'Added a passkey of their own', es: 'Agregó una llave de acceso propia' },
  'passkey removed': {
    en: 'Removed a passkey of their own',
    es: 'Quitó una llave de acceso propia',
  },
  'passkey denied': {
    en: 'Said that a change of their passkeys was not theirs',
    es: 'Dijo que un cambio de sus llaves de acceso no fue suyo',
  },
  'file opened': { en: 'Opened a personal document', es: 'Abrió un documento personal' },
  'message sent': { en: 'Wrote to a renter', es: 'Escribió a un cliente' },
  'job message sent': {
    en: 'Wrote to who does a job',
    es: 'Escribió a quien hace un trabajo',
  },
  'job thread read': {
    en: 'Read the messages of a reported job',
    es: 'Leyó los mensajes de un trabajo reportado',
  },
  'help updated': { en: 'Answered a help request', es: 'Respondió una solicitud de ayuda' },
  'toll passed on': { en: 'Passed on a toll', es: 'Trasladó un peaje' },
  'fine passed on': { en: 'Passed on a fine', es: 'Trasladó una multa' },
  'special request offer': {
    en: 'Made an offer for a special request',
    es: 'Ofreció una petición especial',
  },
  'special request decline': {
    en: 'Declined a special request',
    es: 'Rechazó una petición especial',
  },
  'job post': { en: 'Posted a car relocation', es: 'Publicó un traslado de auto' },
  'job edit': { en: 'Changed a car relocation', es: 'Modificó un traslado de auto' },
  'job accept': {
    en: 'Accepted an offer for a car relocation',
    es: 'Aceptó una oferta para un traslado de auto',
  },
  'job cancel': { en: 'Canceled a car relocation', es: 'Canceló un traslado de auto' },
  'job restore': { en: 'Restored a car relocation', es: 'Recuperó un traslado de auto' },
  'job complete': { en: 'Confirmed a car relocation', es: 'Confirmó un traslado de auto' },
  'job takeBack': {
    en: 'Took back the car of a relocation',
    es: 'Recuperó el auto de un traslado',
  },
  'job refuse': { en: 'Refused a car relocation', es: 'Rechazó un traslado de auto' },
  'area saved': { en: 'Changed an area', es: 'Cambió una zona' },
  'company opened': { en: 'Opened for booking', es: 'Abrió las reservas' },
  'company closed': { en: 'Closed for new bookings', es: 'Cerró las reservas nuevas' },
  'company texts read': {
    en: 'Read terms and privacy notice',
    es: 'Leyó los términos y el aviso de privacidad',
  },
  'company saved': { en: 'Changed the company’s settings', es: 'Cambió los datos de la empresa' },
  'rule text saved': { en: 'Changed a text', es: 'Cambió un texto' },
  'team invited': { en: 'Invited somebody to the team', es: 'Invitó a alguien al equipo' },
  'team invitation taken back': {
    en: 'Took back an invitation to the team',
    es: 'Retiró una invitación al equipo',
  },
  'team joined': { en: 'Joined the team', es: 'Se unió al equipo' },
  'team removed': { en: 'Took somebody off the team', es: 'Quitó a alguien del equipo' },
  'team rights set': { en: 'Changed somebody’s rights', es: 'Cambió los permisos de alguien' },
  'team signed out': {
    en: 'Signed a colleague out everywhere',
    es: 'Cerró las sesiones de un colega',
  },
  'trust seed named': { en: 'Vouched for a member', es: 'Respaldó a un miembro' },
  'trust seed withdrawn': {
    en: 'Took back vouching for a member',
    es: 'Retiró el respaldo a un miembro',
  },
} satisfies Record<string, Text>

export type AuditAction = keyof typeof auditTexts
