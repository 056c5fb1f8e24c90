/** The seven kinds of docs/wire.md, each an objectType of its own. */
export const helpKinds = [
  'helpRequest',
  'accidentReport',
  'breakdownReport',
  'damageReport',
  'towingRequest',
  'ticketReport',
  'lostKeys',
] as const
export type HelpKind = (typeof helpKinds)[number]

export const fineCodes = ['toll', 'fine'] as const
