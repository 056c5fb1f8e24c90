const en = {
  none: 'No special requests are waiting for an answer.',
  specialRequest: 'Special request',
  price: 'Price ($), empty if free',
  answer: 'Answer to the renter',
  offer: 'Offer',
  decline: 'Decline',
  asked: 'Requested',
}

const es: typeof en = {
  none: 'No hay peticiones especiales por responder.',
  specialRequest: 'Petición especial',
  price: 'Precio ($), vacío si es gratis',
  answer: 'Respuesta para el cliente',
  offer: 'Ofrecer',
  decline: 'Rechazar',
  asked: 'Pedida',
}

export const specialRequestMessages = { en, es }
