const en = {
  none: 'No special request waits for an answer.',
  wish: 'Wish',
  price: 'Price ($), empty when it is free',
  answer: 'Answer to the renter',
  offer: 'Offer it',
  decline: 'Decline',
  asked: 'Asked',
}

const es: typeof en = {
  none: 'Ninguna petición especial espera respuesta.',
  wish: 'Petición',
  price: 'Precio ($), vacío si es gratis',
  answer: 'Respuesta para el cliente',
  offer: 'Ofrecerlo',
  decline: 'Rechazar',
  asked: 'Pedida',
}

export const wishMessages = { en, es }
