/** The words of /refund: money that goes back. */
const en = {
  titles: {
    cancel: 'Cancel and get your money back',
    cancelUnpaid: 'Cancel the rental',
    withdraw: 'Withdraw the car change',
    extension: 'Cancel the extension',
    earlyReturn: 'Return the car early',
    over: 'Refund',
  },
  leads: {
    cancel: 'Nothing is canceled until you confirm.',
    withdraw: 'Your rental goes on as it was.',
    extension: 'Your rental keeps its original end date.',
    earlyReturn: 'Choose when you will return the car. Nothing changes until you confirm.',
    over: 'What we refunded and when it arrives.',
  },
  atTheCar: 'I am at the car: return it now',
  what: 'Your refund',
  total: 'You get back',
  returnTime: 'When will you return the car?',
  returnDay: 'Return day',
  returnHour: 'Return time',
  chooseTime: 'Choose a return time.',
  slotsFailed: 'The times could not be loaded.',
  tryAgain: 'Try again',
  early:
    'Miles, gas or charge, and late days are billed when you return the car: first from this refund, then from the deposit.',
  deposit: (money: string) =>
    `You get the ${money} deposit back 72 hours after the return, unless a claim is open.`,
  ways: 'How you get it',
  /** Why nothing goes back, by what came in. */
  noMoney: {
    paid: 'Nothing of what you paid is left to refund.',
    awaited: 'We have not received your transfer. If it still arrives, we refund all of it.',
    nothing: 'You have not paid for this order, so there is nothing to refund.',
  },
  noUnusedDays:
    'You paid for these days. Rent is charged for at least 24 hours after your notice, so no unused days are left to refund.',
  destination: 'Your account for the transfer',
  destinationHint: 'Bank, routing number and account number.',
  offers: 'Offers for you',
  accept: 'Accept',
  decline: 'No, thanks',
  takeSimilar: 'Take the similar car',
  everythingBack: 'Full refund',
  accepted: 'Accepted',
  backBy: (when: string) => `The car must be back by ${when}.`,
  actions: {
    cancel: 'Cancel the rental',
    withdraw: 'Withdraw the change',
    extension: 'Cancel it',
    earlyReturn: 'Return early',
  },
  bar: 'Refund and confirmation',
  keep: 'Keep it',
  confirm: {
    cancel: (money: string) =>
      `Your rental will be canceled and we will no longer keep the car for you. You get ${money} back.`,
    withdraw: (money: string) => `Your car change will be withdrawn. You get ${money} back.`,
    extension: (money: string) =>
      `Your extension will be canceled and your rental keeps its original end date. You get ${money} back.`,
    earlyReturn: (when: string, money: string) =>
      `You will return the car on ${when}. You get about ${money} back once the return is settled.`,
  },
  /** The same when nothing goes back. */
  confirmNothing: {
    cancel: 'Your rental will be canceled and we will no longer keep the car for you.',
    withdraw: 'Your car change will be withdrawn.',
    extension: 'Your extension will be canceled and your rental keeps its original end date.',
    earlyReturn: (when: string) =>
      `You will return the car on ${when}. No unused days are left to refund.`,
  },
  noticed: (when: string) => `Your return is scheduled for ${when}`,
  noticedText:
    'You get this refund when you return the keys. You can still change or cancel the return on your dashboard.',
  toKeys: 'Go to keys',
  toDashboard: 'Go to dashboard',
  findCar: 'Find a car',
  done: 'Your refund is on its way',
  doneSent: 'Your refund was sent',
  /** It goes by transfer, and the account is not known yet. */
  doneAsked: 'Your refund',
  doneNothing: 'There is nothing to refund for this order.',
  doneDeposit: 'Your deposit',
  sent: 'Sent',
  waits: 'Being sent',
  notSent: 'Not sent yet',
  impossible: 'This is not possible now',
}

const es: typeof en = {
  titles: {
    cancel: 'Cancela y recupera tu dinero',
    cancelUnpaid: 'Cancela la renta',
    withdraw: 'Retira el cambio de auto',
    extension: 'Cancela la extensión',
    earlyReturn: 'Devuelve el auto antes',
    over: 'Reembolso',
  },
  leads: {
    cancel: 'No se cancela nada hasta que confirmes.',
    withdraw: 'Tu renta sigue como estaba.',
    extension: 'Tu renta conserva su fecha de fin original.',
    earlyReturn: 'Elige cuándo devuelves el auto. Nada cambia hasta que confirmes.',
    over: 'Cuánto te reembolsamos y cuándo llega.',
  },
  atTheCar: 'Estoy junto al auto: devolverlo ahora',
  what: 'Tu reembolso',
  total: 'Recibes',
  returnTime: '¿Cuándo devuelves el auto?',
  returnDay: 'Día de la devolución',
  returnHour: 'Hora de la devolución',
  chooseTime: 'Elige una hora de devolución.',
  slotsFailed: 'No se pudieron cargar las horas.',
  tryAgain: 'Intentar de nuevo',
  early:
    'Las millas, la gasolina o la carga y los días de retraso se cobran cuando devuelves el auto: primero de este reembolso y luego del depósito.',
  deposit: (money) =>
    `Recibes el depósito de ${money} 72 horas después de la devolución si no hay un reclamo abierto.`,
  ways: 'Cómo lo recibes',
  noMoney: {
    paid: 'De lo que pagaste no queda nada que reembolsar.',
    awaited: 'No hemos recibido tu transferencia. Si llega después, te la reembolsamos completa.',
    nothing: 'No has pagado esta orden, así que no hay nada que reembolsar.',
  },
  noUnusedDays:
    'Pagaste estos días. La renta se cobra al menos por 24 horas después de tu aviso, así que no quedan días sin usar que reembolsar.',
  destination: 'Tu cuenta para la transferencia',
  destinationHint: 'Banco, número de ruta y número de cuenta.',
  offers: 'Ofertas para ti',
  accept: 'Aceptar',
  decline: 'No, gracias',
  takeSimilar: 'Tomar el auto similar',
  everythingBack: 'Reembolso total',
  accepted: 'Aceptada',
  backBy: (when) => `El auto debe estar de vuelta a más tardar el ${when}.`,
  actions: {
    cancel: 'Cancelar la renta',
    withdraw: 'Retirar el cambio',
    extension: 'Cancelarla',
    earlyReturn: 'Devolver antes',
  },
  bar: 'Reembolso y confirmación',
  keep: 'Dejarlo así',
  confirm: {
    cancel: (money) =>
      `Tu renta se cancelará y ya no te guardaremos el auto. Te devolvemos ${money}.`,
    withdraw: (money) => `Se retirará el cambio de auto. Te devolvemos ${money}.`,
    extension: (money) =>
      `Se cancelará la extensión y tu renta conserva su fecha de fin original. Te devolvemos ${money}.`,
    earlyReturn: (when, money) =>
      `Devuelves el auto el ${when}. Te devolvemos unos ${money} cuando se liquide la devolución.`,
  },
  confirmNothing: {
    cancel: 'Tu renta se cancelará y ya no te guardaremos el auto.',
    withdraw: 'Se retirará el cambio de auto.',
    extension: 'Se cancelará la extensión y tu renta conserva su fecha de fin original.',
    earlyReturn: (when) => `Devuelves el auto el ${when}. No quedan días sin usar que reembolsar.`,
  },
  noticed: (when) => `Tu devolución está programada para el ${when}`,
  noticedText:
    'Recibes este reembolso cuando devuelvas las llaves. Todavía puedes cambiar o cancelar la devolución en tu panel.',
  toKeys: 'Ir a las llaves',
  toDashboard: 'Ir al panel',
  findCar: 'Buscar auto',
  done: 'Tu reembolso va en camino',
  doneSent: 'Ya enviamos tu reembolso',
  doneAsked: 'Tu reembolso',
  doneNothing: 'No hay nada que reembolsar por esta orden.',
  doneDeposit: 'Tu depósito',
  sent: 'Enviado',
  waits: 'Se está enviando',
  notSent: 'Todavía no enviado',
  impossible: 'Esto no es posible ahora',
}

export const refundMessages = { en, es }
