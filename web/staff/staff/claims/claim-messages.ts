import type { Claim } from '#protocol/money/payments/rental-money.ts'

type Words = {
  states: Record<Claim['state'], string>
  /** In a row. */
  short: Record<Claim['state'], string>
  what: string
  estimate: string
  opened: string
  answer: string
  noAnswer: string
  car: string
  before: string
  after: string
  amount: string
  amountHint: string
  decision: string
  reason: string
  charge: string
  drop: string
}

const en: Words = {
  states: {
    open: 'Waiting for the renter',
    agreed: 'The renter agrees',
    appealed: 'Appealed',
    charged: 'Charged',
    dropped: 'Dropped',
  },
  short: {
    open: 'No answer yet',
    agreed: 'Agrees',
    appealed: 'Appealed',
    charged: 'Charged',
    dropped: 'Dropped',
  },
  what: 'What happened',
  estimate: 'Estimate',
  opened: 'Opened',
  answer: 'The renter’s answer',
  noAnswer: 'No answer yet',
  car: 'Car',
  before: 'Before',
  after: 'After',
  amount: 'Amount to charge ($)',
  amountHint: 'Empty: the estimate, or what was charged. More is not possible.',
  decision: 'Our decision',
  reason: 'Reason (the renter sees it)',
  charge: 'Charge',
  drop: 'Drop the claim',
}

const es: typeof en = {
  states: {
    open: 'Espera al cliente',
    agreed: 'El cliente acepta',
    appealed: 'Apelado',
    charged: 'Cobrado',
    dropped: 'Retirado',
  },
  short: {
    open: 'Sin respuesta',
    agreed: 'Acepta',
    appealed: 'Apelado',
    charged: 'Cobrado',
    dropped: 'Retirado',
  },
  what: 'Qué pasó',
  estimate: 'Estimado',
  opened: 'Abierto',
  answer: 'Respuesta del cliente',
  noAnswer: 'Aún sin respuesta',
  car: 'Auto',
  before: 'Antes',
  after: 'Después',
  amount: 'Monto a cobrar ($)',
  amountHint: 'Vacío: el estimado, o lo que ya se cobró. Más no es posible.',
  decision: 'Nuestra decisión',
  reason: 'Motivo (lo ve el cliente)',
  charge: 'Cobrar',
  drop: 'Retirar el reclamo',
}

export const claimMessages = { en, es }
