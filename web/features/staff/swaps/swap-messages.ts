import type { swapReasons } from '#protocol/rentals/rental.ts'

type Reason = (typeof swapReasons)[number]

const en = {
  from: 'Has now',
  to: 'Wants',
  reason: 'Reason',
  reasons: {
    wish: 'Wants another car',
    maintenance: 'Maintenance',
    breakdown: 'Breakdown',
  } as Record<Reason, string>,
  comment: 'Comment',
  visit: 'One visit',
  until: 'Until',
  cost: 'Costs the renter',
  agreed: 'Agreed by itself',
  agree: 'Agree',
}

const es: typeof en = {
  from: 'Tiene ahora',
  to: 'Quiere',
  reason: 'Motivo',
  reasons: {
    wish: 'Quiere otro auto',
    maintenance: 'Mantenimiento',
    breakdown: 'Avería',
  },
  comment: 'Comentario',
  visit: 'Una visita',
  until: 'Hasta',
  cost: 'Le cuesta al cliente',
  agreed: 'Se acepta solo',
  agree: 'Aceptar',
}

export const swapMessages = { en, es }
