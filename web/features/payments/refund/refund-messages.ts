/** The words of /refund: money that goes back. */
const en = {
  titles: {
    cancel: 'Cancel and get your money back',
    withdraw: 'Withdraw the change of car',
    extension: 'Take the extension back',
    earlyReturn: 'Return the car early',
    over: 'Refund',
  },
  leads: {
    cancel: 'Nothing is cancelled before you confirm.',
    withdraw: 'Your rental goes on with the car that you have.',
    extension: 'Your rental goes on until the end that it had before.',
    earlyReturn: 'Choose when you bring the car. Nothing changes before you confirm.',
    over: 'What went back, and when it arrives.',
  },
  what: 'What goes back',
  total: 'Goes back to you',
  returnTime: 'When do you bring the car?',
  returnDay: 'Return day',
  returnHour: 'Return time',
  chooseTime: 'Choose a time for the return.',
  slotsFailed: 'The times could not be loaded.',
  tryAgain: 'Try again',
  early:
    'Miles, gas or charge, and late days are settled when the car is back. They are taken from this first, then from the deposit.',
  deposit: (money: string) =>
    `The deposit of ${money} comes back 72 hours after the return when no claim is open.`,
  ways: 'How it goes back',
  noMoney: 'No money was taken for this order, so none goes back.',
  destination: 'Your account for the transfer',
  destinationHint: 'Bank, routing number and account number.',
  offers: 'Offers for you',
  accept: 'Accept',
  decline: 'No, thanks',
  takeSimilar: 'Take the similar car',
  everythingBack: 'Everything back',
  accepted: 'Accepted',
  backBy: (when: string) => `The car must be back by ${when}.`,
  actions: {
    cancel: 'Cancel the rental',
    withdraw: 'Withdraw the change',
    extension: 'Take it back',
    earlyReturn: 'Return early',
  },
  bar: 'Refund and confirmation',
  keep: 'Keep it',
  confirm: {
    cancel: (money: string) =>
      `The rental is cancelled and the car is free for others. ${money} goes back to you.`,
    withdraw: (money: string) => `The change of car is withdrawn. ${money} goes back to you.`,
    extension: (money: string) =>
      `The extension is taken back, and the rental keeps its end. ${money} goes back to you.`,
    earlyReturn: (when: string, money: string) =>
      `You bring the car back on ${when}. About ${money} goes back to you once the return is settled.`,
  },
  noticed: (when: string) => `Your return is arranged for ${when}`,
  noticedText:
    'This goes back with the keys. You can still move the return or take it back on your dashboard.',
  toKeys: 'To the keys',
  toDashboard: 'To your dashboard',
  findCar: 'Find a car',
  done: 'On its way to you',
  doneNothing: 'Nothing has to go back for this order.',
  sent: 'Sent',
  waits: 'Is being sent',
  impossible: 'This is not possible now',
}

const es: typeof en = {
  titles: {
    cancel: 'Cancela y recupera tu dinero',
    withdraw: 'Retira el cambio de auto',
    extension: 'Retira la extensión',
    earlyReturn: 'Devuelve el auto antes',
    over: 'Reembolso',
  },
  leads: {
    cancel: 'No se cancela nada antes de que confirmes.',
    withdraw: 'Tu renta sigue con el auto que tienes.',
    extension: 'Tu renta sigue hasta el final que tenía antes.',
    earlyReturn: 'Elige cuándo traes el auto. Nada cambia antes de que confirmes.',
    over: 'Lo que se devolvió y cuándo llega.',
  },
  what: 'Lo que se devuelve',
  total: 'Se te devuelve',
  returnTime: '¿Cuándo traes el auto?',
  returnDay: 'Día de la devolución',
  returnHour: 'Hora de la devolución',
  chooseTime: 'Elige una hora para la devolución.',
  slotsFailed: 'No se pudieron cargar las horas.',
  tryAgain: 'Intentar de nuevo',
  early:
    'Las millas, la gasolina o la carga y los días de retraso se liquidan cuando vuelve el auto. Primero se descuentan de esto y luego del depósito.',
  deposit: (money) =>
    `El depósito de ${money} vuelve 72 horas después de la devolución si no hay un reclamo abierto.`,
  ways: 'Cómo se devuelve',
  noMoney: 'No se cobró nada por esta orden, así que no se devuelve nada.',
  destination: 'Tu cuenta para la transferencia',
  destinationHint: 'Banco, número de ruta y número de cuenta.',
  offers: 'Ofertas para ti',
  accept: 'Aceptar',
  decline: 'No, gracias',
  takeSimilar: 'Tomar el auto similar',
  everythingBack: 'Recuperar todo',
  accepted: 'Aceptada',
  backBy: (when) => `El auto debe estar de vuelta a más tardar el ${when}.`,
  actions: {
    cancel: 'Cancelar la renta',
    withdraw: 'Retirar el cambio',
    extension: 'Retirarla',
    earlyReturn: 'Devolver antes',
  },
  bar: 'Reembolso y confirmación',
  keep: 'Dejarlo así',
  confirm: {
    cancel: (money) =>
      `La renta se cancela y el auto queda libre para otras personas. Se te devuelven ${money}.`,
    withdraw: (money) => `El cambio de auto se retira. Se te devuelven ${money}.`,
    extension: (money) =>
      `La extensión se retira y la renta conserva su final. Se te devuelven ${money}.`,
    earlyReturn: (when, money) =>
      `Traes el auto el ${when}. Se te devuelven unos ${money} cuando se liquide la devolución.`,
  },
  noticed: (when) => `Tu devolución está acordada para el ${when}`,
  noticedText:
    'Esto vuelve con las llaves. Todavía puedes mover la devolución o retirarla en tu panel.',
  toKeys: 'A las llaves',
  toDashboard: 'A tu panel',
  findCar: 'Buscar auto',
  done: 'En camino hacia ti',
  doneNothing: 'No hay nada que devolver por esta orden.',
  sent: 'Enviado',
  waits: 'Se está enviando',
  impossible: 'Esto no es posible ahora',
}

export const refundMessages = { en, es }
