const en = {
  none: 'No special request waits for an answer.',
  specialRequest: 'Special request',
  price: 'Price ($), empty when it is free',
  answer: 'Answer to the renter',
  offer: 'Offer it',
  decline: 'Decline',
  asked: 'Asked',
}

const es: typeof en = {
  none: 'Ninguna petición especial espera respuesta.',
  specialRequest: 'Petición especial',
  price: 'Precio ($), vacío si es gratis',
  answer: 'Respuesta para el cliente',
  offer: 'Ofrecerlo',
  decline: 'Rechazar',
  asked: 'Pedida',
}

export const specialRequestMessages = { en, es }
