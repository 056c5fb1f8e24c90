/** The words of the company's settings. */
const en = {
  money: 'Money',
  intro: 'What is not set is not offered to renters. A change counts from the next booking on.',
  changed: (by: string, at: string) => `Last changed by ${by}, ${at}`,
  bank: 'Bank account for transfers',
  bankText:
    'Renters read it when they choose a bank transfer. Leave all three empty for no transfers.',
  bankHolder: 'Account holder',
  bankRouting: 'Routing number',
  bankAccount: 'Account number',
  cash: 'Cash at the office',
  cashText: 'Renters may pay when they pick up the car.',
  cardFee: 'Credit card fee',
  cardFeeText:
    'Of the total paid by credit card. Debit cards never carry one. 3% is usual; 0 is no fee.',
  donation: 'Donation',
  donationText:
    'Of each sale, said on the home page, in the contract and on the receipt. 0 is none.',
  helpsUkraine: '“Help Ukraine” note',
  helpsUkraineText: 'A line on the home page with a link to United24.',
  save: 'Save',
  undo: 'Undo',
  changes: (count: number) => (count === 1 ? 'One change not saved' : `${count} changes not saved`),
  sample: 'This is the sample company: nothing of it takes real money.',
  meanwhile: (by: string, at: string) =>
    `${by} changed this ${at}, while you had it open. Nothing of yours is saved yet:`,
  meanwhileSomebody:
    'A colleague changed this while you had it open. Nothing of yours is saved yet:',
  colleague: 'A colleague',
  none: 'nothing',
  on: 'on',
  off: 'off',
  takeTheirs: 'Start from theirs',
}

const es: typeof en = {
  money: 'Dinero',
  intro:
    'Lo que no está configurado no se ofrece a los clientes. Un cambio vale desde la próxima reserva.',
  changed: (by, at) => `Último cambio: ${by}, ${at}`,
  bank: 'Cuenta bancaria para transferencias',
  bankText:
    'Los clientes la leen al elegir transferencia bancaria. Deja los tres campos vacíos para no aceptar transferencias.',
  bankHolder: 'Titular de la cuenta',
  bankRouting: 'Número de ruta',
  bankAccount: 'Número de cuenta',
  cash: 'Efectivo en la oficina',
  cashText: 'Los clientes pueden pagar al recoger el auto.',
  cardFee: 'Cargo por tarjeta de crédito',
  cardFeeText:
    'Sobre el total pagado con tarjeta de crédito. Las de débito nunca lo llevan. Lo usual es 3%; 0 es sin cargo.',
  donation: 'Donación',
  donationText:
    'De cada venta; se dice en la página de inicio, el contrato y el recibo. 0 es ninguna.',
  helpsUkraine: 'Aviso «Ayuda a Ucrania»',
  helpsUkraineText: 'Una línea en la página de inicio con un enlace a United24.',
  save: 'Guardar',
  undo: 'Deshacer',
  changes: (count) => (count === 1 ? 'Un cambio sin guardar' : `${count} cambios sin guardar`),
  sample: 'Esta es la empresa de muestra: aquí nada cobra dinero real.',
  meanwhile: (by, at) =>
    `${by} cambió esto el ${at}, mientras lo tenías abierto. Lo tuyo aún no se guarda:`,
  meanwhileSomebody:
    'Alguien del equipo cambió esto mientras lo tenías abierto. Lo tuyo aún no se guarda:',
  colleague: 'Alguien del equipo',
  none: 'nada',
  on: 'sí',
  off: 'no',
  takeTheirs: 'Empezar con lo suyo',
}

export const companyMessages = { en, es }
