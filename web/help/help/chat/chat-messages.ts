const en = {
  about: (car: string, number: number) => `about your ${car}, order ${number}`,
  aboutRenters: (car: string, number: number) => `about the ${car}, order ${number}`,
  toRenter: 'Write to the renter',
  starters: [
    'Can I change my pickup or return time?',
    'Where exactly is the car?',
    'Can somebody else drive it too?',
  ],
  read: 'read',
  newMessages: 'New messages',
  call: (number: string) => `Call ${number}`,
  sending: 'Sending',
  worth: (sum: string) => `${sum} for you`,
  costs: (sum: string) => `${sum} more`,
  free: 'no extra cost',
  takeOffer: 'Take this offer',
  offerTaken: 'You took the offer.',
}

const es: typeof en = {
  about: (car, number) => `sobre tu ${car}, orden ${number}`,
  aboutRenters: (car, number) => `sobre el ${car}, orden ${number}`,
  toRenter: 'Escribe al cliente',
  starters: [
    '¿Puedo cambiar la hora de entrega o de devolución?',
    '¿Dónde está exactamente el auto?',
    '¿Puede manejarlo alguien más?',
  ],
  read: 'leído',
  newMessages: 'Mensajes nuevos',
  call: (number) => `Llamar al ${number}`,
  sending: 'Enviando',
  worth: (sum) => `${sum} para ti`,
  costs: (sum) => `${sum} más`,
  free: 'sin costo extra',
  takeOffer: 'Tomar esta oferta',
  offerTaken: 'Tomaste la oferta.',
}

export const chatMessages = { en, es }
