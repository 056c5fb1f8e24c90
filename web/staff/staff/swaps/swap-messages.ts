import type { swapReasons } from '#protocol/money/orders/rental.ts'

type Reason = (typeof swapReasons)[number]

const en = {
  from: 'Has now',
  to: 'Wants',
  reason: 'Reason',
  reasons: {
    preference: 'Wants another car',
    maintenance: 'Maintenance',
    breakdown: 'Breakdown',
  } as Record<Reason, string>,
  comment: 'Comment',
  visit: 'One visit',
  until: 'Until',
  cost: 'Costs the renter',
  price: 'Cost',
  insteadOf: (car: string) => `for ${car}`,
  agreed: 'Approved automatically',
  agree: 'Approve',
}

const es: typeof en = {
  from: 'Tiene ahora',
  to: 'Quiere',
  reason: 'Motivo',
  reasons: {
    preference: 'Quiere otro auto',
    maintenance: 'Mantenimiento',
    breakdown: 'Avería',
  },
  comment: 'Comentario',
  visit: 'Una visita',
  until: 'Hasta',
  cost: 'Le cuesta al cliente',
  price: 'Costo',
  insteadOf: (car) => `por ${car}`,
  agreed: 'Se aprueba solo',
  agree: 'Aprobar',
}

export const swapMessages = { en, es }
