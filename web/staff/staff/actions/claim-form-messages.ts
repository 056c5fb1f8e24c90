import type { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'

type DepositState = MoneyOfRental['deposit']['state']

const waits = 'the deposit waits until it is decided'
const becomesOwed = 'what you decide to charge becomes a balance to pay'
const deposits: Record<DepositState, string> = {
  none: becomesOwed,
  held: waits,
  waiting: waits,
  claim: waits,
  released: `the deposit went back already; ${becomesOwed}`,
}

const en = {
  sum: (amount: string, renter: string, deposit: DepositState) =>
    `Claim ${amount} of ${renter}: ${deposits[deposit]}.`,
  photos: 'Own photos (optional)',
  photosHint: (most: number) => `Up to ${most}. The renter sees them beside the claim.`,
  addPhotos: 'Add photos',
  dropHere: 'Drop them here',
  sending: 'Sending the photos',
  tooMany: (most: number) => `A claim takes up to ${most} photos. The rest was left out.`,
  remove: (number: number) => `Remove photo ${number}`,
}

const espera = 'el depósito espera hasta que se decida'
const seDebe = 'lo que decidas cobrar queda como saldo por pagar'
const depositos: Record<DepositState, string> = {
  none: seDebe,
  held: espera,
  waiting: espera,
  claim: espera,
  released: `el depósito ya se devolvió; ${seDebe}`,
}

const es: typeof en = {
  sum: (amount, renter, deposit) => `Reclamar ${amount} a ${renter}: ${depositos[deposit]}.`,
  photos: 'Fotos propias (opcional)',
  photosHint: (most) => `Hasta ${most}. El cliente las ve junto al reclamo.`,
  addPhotos: 'Agregar fotos',
  dropHere: 'Suéltalas aquí',
  sending: 'Enviando las fotos',
  tooMany: (most) => `Un reclamo lleva hasta ${most} fotos. Las demás quedaron fuera.`,
  remove: (number) => `Quitar la foto ${number}`,
}

export const claimFormMessages = { en, es }
