export type PaperKind = 'license' | 'insurance'

/** The words of a paper that is handed in at the desk. */
const en = {
  number: 'License number',
  country: 'Country',
  state: 'State',
  chooseState: 'Choose a state',
  expires: 'Valid until',
  front: 'Front',
  back: 'Back',
  company: 'Insurance company',
  policyNumber: 'Policy number',
  liability: 'Property damage covered ($)',
  deductible: 'Collision deductible ($)',
  deductibleHint:
    'Empty without collision cover. It can lower the deposit only of a booking made later.',
  card: 'Insurance card',
  verify: 'I hold the original in my hands: verify it now',
  save: 'Save',
}
const es: typeof en = {
  number: 'Número de licencia',
  country: 'País',
  state: 'Estado',
  chooseState: 'Elige un estado',
  expires: 'Vigente hasta',
  front: 'Frente',
  back: 'Reverso',
  company: 'Aseguradora',
  policyNumber: 'Número de póliza',
  liability: 'Daños a la propiedad de terceros ($)',
  deductible: 'Deducible de colisión ($)',
  deductibleHint:
    'Vacío si no cubre colisión. Solo puede bajar el depósito de una reserva posterior.',
  card: 'Tarjeta del seguro',
  verify: 'Tengo el original en la mano: verificar ahora',
  save: 'Guardar',
}

export const paperMessages = { en, es }
