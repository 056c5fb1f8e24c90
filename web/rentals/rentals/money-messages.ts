/** The words about the rental's money and papers. */
const en = {
  trip: 'Trip',
  miles: 'Miles so far',
  milesDriven: 'Miles driven',
  milesCost: (miles: string, cents: string, included: string) =>
    `${miles} at ${cents}${included && `, ${included} included`}`,
  rental: 'Rental',
  paid: 'Paid',
  depositHeld: 'Deposit held',
  deposit: 'Deposit',
  depositStates: {
    none: 'None held',
    held: 'Refunded after the return',
    waiting: (when: string) => `Refunded on ${when}`,
    claim: 'Held until the claim is decided',
    asksAccount: 'We will ask you which account to send it to',
    onItsWay: 'On its way back',
    released: 'Refunded',
    used: 'Used for what the rental cost',
  },
  lateCost: 'Late cost so far',
  priceLines: 'Price breakdown',
  charges: 'Charges after the return',
  chargesTotal: 'Charged',
  depositPaid: 'Deposit you paid',
  nothingMore: 'No extra costs',
  tripCost: (cost: string) => `Your trip cost ${cost}.`,
  lessThanPlanned: (cost: string, less: string) =>
    `Your trip cost ${cost}, ${less} less than you planned.`,
  moreThanPlanned: (cost: string, more: string) =>
    `Your trip cost ${cost}, ${more} more than you planned.`,
  refunds: 'Refunds',
  sent: 'Sent',
  onItsWay: 'On its way',
  notSent: 'Not sent yet',
  balance: (amount: string) => `You owe ${amount}. You can book again once you pay it.`,
  payBalance: 'Pay the balance',
  /** The rest of a deposit is no debt: other bookings do not wait for it. */
  depositBalance: (amount: string) =>
    `${amount} of your deposit is still open. You get it back with the rest.`,
  payDeposit: 'Pay the rest of the deposit',

  contract: 'Contract',
  receipt: 'Receipt',
  evidence: 'Evidence',
  history: 'History',
  downloading: 'Loading',
  fileFailed: 'The file could not be loaded. Please try again.',
}

const es: typeof en = {
  trip: 'Viaje',
  miles: 'Millas hasta ahora',
  milesDriven: 'Millas recorridas',
  milesCost: (miles, cents, included) =>
    `${miles} a ${cents}${included && `, ${included} incluidas`}`,
  rental: 'Renta',
  paid: 'Pagado',
  depositHeld: 'Depósito retenido',
  deposit: 'Depósito',
  depositStates: {
    none: 'Nada retenido',
    held: 'Te lo devolvemos después de la entrega',
    waiting: (when) => `Te lo devolvemos el ${when}`,
    claim: 'Retenido hasta decidir el reclamo',
    asksAccount: 'Te preguntaremos a qué cuenta enviarlo',
    onItsWay: 'Va de regreso',
    released: 'Devuelto',
    used: 'Usado para lo que costó la renta',
  },
  lateCost: 'Costo del retraso hasta ahora',
  priceLines: 'Desglose del precio',
  charges: 'Cargos tras la devolución',
  chargesTotal: 'Cobrado',
  depositPaid: 'Depósito que pagaste',
  nothingMore: 'Sin costos extra',
  tripCost: (cost) => `Tu viaje costó ${cost}.`,
  lessThanPlanned: (cost, less) => `Tu viaje costó ${cost}, ${less} menos de lo que planeaste.`,
  moreThanPlanned: (cost, more) => `Tu viaje costó ${cost}, ${more} más de lo que planeaste.`,
  refunds: 'Reembolsos',
  sent: 'Enviado',
  onItsWay: 'En camino',
  notSent: 'Todavía no enviado',
  balance: (amount) => `Debes ${amount}. Puedes volver a reservar cuando lo pagues.`,
  payBalance: 'Pagar el saldo',
  depositBalance: (amount) =>
    `Falta pagar ${amount} de tu depósito. Se te devuelve junto con el resto.`,
  payDeposit: 'Paga el resto del depósito',

  contract: 'Contrato',
  receipt: 'Recibo',
  evidence: 'Evidencia',
  history: 'Historial',
  downloading: 'Cargando',
  fileFailed: 'No se pudo cargar el archivo. Inténtalo de nuevo.',
}

export const moneyMessages = { en, es }
