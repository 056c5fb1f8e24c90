import type { Text } from '#protocol/core/text.ts'

/** What staff do with the company itself, its texts, its team and the programs that it works with. */
export const companyAuditTexts = {
  'area saved': { en: 'Changed an area', es: 'Cambió una zona' },
  'company opened': { en: 'Opened for booking', es: 'Abrió las reservas' },
  'company closed': { en: 'Closed for new bookings', es: 'Cerró las reservas nuevas' },
  'company texts read': {
    en: 'Read terms and privacy notice',
    es: 'Leyó los términos y el aviso de privacidad',
  },
  'company saved': { en: 'Changed the company’s settings', es: 'Cambió los datos de la empresa' },
  'cover saved': { en: 'Changed the cover’s price', es: 'Cambió el precio de la cobertura' },
  'extra saved': { en: 'Changed an extra', es: 'Cambió un extra' },
  'plan saved': { en: 'Changed a price plan', es: 'Cambió un plan de precio' },
  'season saved': { en: 'Changed a season', es: 'Cambió una temporada' },
  'season removed': { en: 'Removed a season', es: 'Quitó una temporada' },
  'season change undone': {
    en: 'Undid a change of a season',
    es: 'Deshizo el cambio de una temporada',
  },
  'rule text saved': { en: 'Changed a text', es: 'Cambió un texto' },
  'text put live': { en: 'Put a text live', es: 'Publicó un texto' },
  'key made': { en: 'Made a key for a program', es: 'Creó una clave para un programa' },
  'key ended': { en: 'Ended a key of a program', es: 'Anuló la clave de un programa' },
  'webhook added': { en: 'Added a webhook', es: 'Agregó un webhook' },
  'webhook changed': { en: 'Changed a webhook', es: 'Cambió un webhook' },
  'webhook secret changed': {
    en: 'Changed the secret of a webhook',
    es: 'Cambió el secreto de un webhook',
  },
  'webhook paused': { en: 'Paused a webhook', es: 'Pausó un webhook' },
  'webhook resumed': { en: 'Let a webhook go on', es: 'Reanudó un webhook' },
  'webhook removed': { en: 'Removed a webhook', es: 'Quitó un webhook' },
  'webhook sent again': {
    en: 'Sent deliveries of a webhook again',
    es: 'Volvió a mandar entregas de un webhook',
  },
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
