const en = {
  intro:
    'Trust flows to everybody from the people named here. Name only people the team knows well.',
  email: 'E-mail',
  noEmail: 'Enter a whole e-mail address.',
  nobody: 'Nobody has this e-mail.',
  none: 'Nobody is named yet.',
  person: 'Person',
  since: 'Named',
  by: (name: string) => `by ${name}`,
  isSeed: 'Trusted by the team',
  isNone: 'Not named',
  named: (at: string, by = '') => (by ? `Named ${at} by ${by}` : `Named ${at}`),
  own: 'This is you. A colleague has to decide it.',
  name: 'Trust this person',
  nameOf: (name: string) => `Trust ${name} as a team`,
  nameTitle: (name: string) => `Trust ${name} as a team?`,
  nameText: 'Whoever they know or vouch for gains trust with every member.',
  withdraw: 'Withdraw trust',
  withdrawOf: (name: string) => `Withdraw the team’s trust in ${name}`,
  withdrawTitle: (name: string) => `Withdraw the team’s trust in ${name}?`,
  withdrawText: 'Trust stops flowing from this person right away.',
}

const es: typeof en = {
  intro:
    'La confianza llega a todos desde las personas de esta lista. Agrega solo a quien el equipo conozca bien.',
  email: 'Correo',
  noEmail: 'Escribe un correo completo.',
  nobody: 'Nadie tiene este correo.',
  none: 'Todavía no hay nadie en la lista.',
  person: 'Persona',
  since: 'En la lista desde',
  by: (name) => `por ${name}`,
  isSeed: 'Con la confianza del equipo',
  isNone: 'No está en la lista',
  named: (at, by) => (by ? `Desde el ${at}, por ${by}` : `Desde el ${at}`),
  own: 'Esta persona eres tú. Lo tiene que decidir alguien más del equipo.',
  name: 'Dar confianza',
  nameOf: (name) => `Dar a ${name} la confianza del equipo`,
  nameTitle: (name) => `¿Dar a ${name} la confianza del equipo?`,
  nameText: 'Quienes conozca o avale ganarán confianza ante todos los miembros.',
  withdraw: 'Retirar confianza',
  withdrawOf: (name) => `Retirar a ${name} la confianza del equipo`,
  withdrawTitle: (name) => `¿Retirar a ${name} la confianza del equipo?`,
  withdrawText: 'La confianza deja de salir de esta persona de inmediato.',
}

export const trustSeedMessages = { en, es }
