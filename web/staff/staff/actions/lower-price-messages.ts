const en = {
  off: 'Off the rent ($)',
  most: (amount: string) => `At most ${amount}, the rent. Taxes fall with it; the deposit stays.`,
  limit: (amount: string) => `You take off at most ${amount} for a rental.`,
  reason: 'Reason (the renter reads it)',
  now: (amount: string, reason: string) =>
    `${amount} is off already (${reason}). Another amount takes its place, 0 takes it back.`,
  was: (amount: string) => `Now ${amount}`,
  total: 'New total',
  given: (amount: string) => `Of it ${amount} is given away.`,
  begun: 'A card payment that was begun for the old total is called off.',
  lower: 'Lower the price',
  lowerTo: (amount: string) => `Set the price to ${amount}`,
}

const es: typeof en = {
  off: 'Rebaja de la renta ($)',
  most: (amount) => `Máximo ${amount}, la renta. Los impuestos bajan con ella; el depósito queda.`,
  limit: (amount) => `Puedes rebajar máximo ${amount} por renta.`,
  reason: 'Motivo (lo lee el cliente)',
  now: (amount, reason) =>
    `Ya se rebajaron ${amount} (${reason}). Otro monto lo reemplaza, 0 lo retira.`,
  was: (amount) => `Ahora ${amount}`,
  total: 'Nuevo total',
  given: (amount) => `De eso se donan ${amount}.`,
  begun: 'Se anula un pago con tarjeta iniciado con el total anterior.',
  lower: 'Rebajar el precio',
  lowerTo: (amount) => `Fijar el precio en ${amount}`,
}

export const lowerPriceMessages = { en, es }
