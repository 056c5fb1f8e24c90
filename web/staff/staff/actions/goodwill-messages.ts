const en = {
  amount: 'Amount ($)',
  most: (amount: string) => `At most ${amount}: what was paid and is left, without the deposit.`,
  reason: 'Reason (the renter reads it)',
  to: (way: string) => `back to ${way}`,
  byHand: 'You send this yourself: it then waits under Payments.',
  withFee: 'The card fee goes back with it, in its share.',
  limit: (amount: string) => `Above ${amount} for a rental a colleague has to agree.`,
  waits: (by: string, amount: string) =>
    `${by} asked a colleague for ${amount}. It waits under Payments.`,
  isAsked: 'A colleague is asked. Nothing was given yet.',
  give: 'Give it back',
  giveBack: (amount: string) => `Give back ${amount}`,
  nothing: 'Nothing that was paid for this rental is left to give back.',
}

const es: typeof en = {
  amount: 'Monto ($)',
  most: (amount) => `Máximo ${amount}: lo pagado que queda, sin el depósito.`,
  reason: 'Motivo (lo lee el cliente)',
  to: (way) => `de vuelta a ${way}`,
  byHand: 'Esto lo envías tú: después espera en Pagos.',
  withFee: 'Con él se devuelve su parte del cargo de la tarjeta.',
  limit: (amount) => `Más de ${amount} por renta lo tiene que aceptar un colega.`,
  waits: (by, amount) => `${by} pidió ${amount} a un colega. Espera en Pagos.`,
  isAsked: 'Se le pidió a un colega. Todavía no se devolvió nada.',
  give: 'Devolver',
  giveBack: (amount) => `Devolver ${amount}`,
  nothing: 'De lo pagado por esta renta no queda nada que devolver.',
}

export const goodwillMessages = { en, es }
