/** The words of the waiting list. */
const en = {
  title: 'Waiting lists',
  lead: 'When a car that fits your search becomes available, we e-mail you and hold it for two hours. The clock stops from 22:00 to 08:00.',
  offers: 'Available for you now',
  waiting: 'You are waiting for',
  over: 'Earlier',
  none: 'No alerts yet',
  noneText: 'Tell us what you need. We offer the car to the first person in line.',
  join: 'Wait for a car',
  another: 'Wait for another car',
  findCar: 'Find a car',

  formTitle: 'What do you need?',
  area: 'Area',
  start: 'Start',
  openEnd: 'I do not know my end date yet',
  openEndHint:
    'We offer you the shortest rental for the car. You can choose a later end date when you book.',
  kinds: 'Kind of car',
  kindsHint: 'Choose all that work for you, or none for any car.',
  allOf: (type: string) => `All: ${type}`,
  features: 'It must have',
  chooseFeatures: 'Choose features',
  price: 'Highest price a month',
  priceHint: 'Leave it empty if any price is fine.',
  forCar: (name: string) => `We offer you the first available car like the ${name}.`,
  send: 'Join the list',
  cancel: 'Not now',
  seeFreeCar: 'See this car',
  freeCars: 'See cars',

  added: 'You are on the list.',
  addedNext: 'You are next. We will e-mail you as soon as a car is available.',
  addedPlace: (place: number) =>
    place === 2
      ? 'One person is ahead of you. We will e-mail you when it is your turn.'
      : `${place - 1} people are ahead of you. We will e-mail you when it is your turn.`,

  anyCar: 'Any car',
  or: 'or',
  inArea: (kind: string, area: string) => `${kind} · ${area}`,
  next: 'You are next',
  place: (place: number) => `Place ${place}`,
  from: (start: string) => `From ${start}, no end date`,
  range: (start: string, end: string) => `${start} to ${end}`,
  with: (features: string) => `With ${features}`,
  upTo: (price: string) => `Up to ${price} a month`,
  status: { booked: 'Booked', unpaid: 'Waiting for payment', expired: 'Expired' },
  toPayment: 'Pay now',
  toBooking: 'See the booking',
  again: 'Wait again',

  keptUntil: (until: string) => `Kept for you until ${until}`,
  timeLeft: 'Time left for this offer',
  left: (hours: number, minutes: number) =>
    hours > 0 ? `${hours} h ${minutes} min left` : `${minutes} min left`,
  lastMinute: 'Less than a minute left',
  bookNow: 'Book now',
  bookCar: (name: string) => `Book now: ${name}`,
  aMonth: 'a month',
  rent: 'Rent for these dates',

  remove: 'Delete',
  removeOf: (what: string) => `Delete: ${what}`,
  sureWaiting: 'You will lose your place in line.',
  sureOffer: 'We will offer the car to the next person right away.',
  sureOver: 'It will be removed from your list.',
  removed: 'Deleted from your list.',
  loading: 'Loading your waiting lists',
}

const es: typeof en = {
  title: 'Listas de espera',
  lead: 'Cuando se libera un auto como el que buscas, te escribimos y te lo apartamos dos horas. El reloj se detiene de 22:00 a 08:00.',
  offers: 'Disponible para ti ahora',
  waiting: 'Estás esperando',
  over: 'Antes',
  none: 'Todavía no tienes avisos',
  noneText: 'Dinos qué necesitas. Ofrecemos el auto a la primera persona de la fila.',
  join: 'Esperar un auto',
  another: 'Esperar otro auto',
  findCar: 'Buscar un auto',

  formTitle: '¿Qué necesitas?',
  area: 'Zona',
  start: 'Inicio',
  openEnd: 'Aún no sé mi fecha de fin',
  openEndHint:
    'Te ofrecemos la renta más corta del auto. Al reservar puedes elegir una fecha de fin posterior.',
  kinds: 'Tipo de auto',
  kindsHint: 'Elige todos los que te sirvan, o ninguno si te sirve cualquier auto.',
  allOf: (type) => `Todos: ${type}`,
  features: 'Debe tener',
  chooseFeatures: 'Elegir características',
  price: 'Precio máximo por mes',
  priceHint: 'Déjalo vacío si cualquier precio está bien.',
  forCar: (name) => `Te ofrecemos el primer auto disponible parecido al ${name}.`,
  send: 'Unirme a la lista',
  cancel: 'Ahora no',
  seeFreeCar: 'Ver este auto',
  freeCars: 'Ver autos',

  added: 'Estás en la lista.',
  addedNext: 'Sigue tu turno. Te escribimos en cuanto haya un auto disponible.',
  addedPlace: (place) =>
    place === 2
      ? 'Hay una persona antes que tú. Te escribimos cuando sea tu turno.'
      : `Hay ${place - 1} personas antes que tú. Te escribimos cuando sea tu turno.`,

  anyCar: 'Cualquier auto',
  or: 'o',
  inArea: (kind, area) => `${kind} · ${area}`,
  next: 'Sigue tu turno',
  place: (place) => `Lugar ${place}`,
  from: (start) => `Desde el ${start}, sin fecha de fin`,
  range: (start, end) => `Del ${start} al ${end}`,
  with: (features) => `Con ${features}`,
  upTo: (price) => `Hasta ${price} por mes`,
  status: { booked: 'Reservado', unpaid: 'Falta el pago', expired: 'Venció' },
  toPayment: 'Pagar ahora',
  toBooking: 'Ver la reserva',
  again: 'Esperar de nuevo',

  keptUntil: (until) => `Apartado para ti hasta el ${until}`,
  timeLeft: 'Tiempo que queda para esta oferta',
  left: (hours, minutes) =>
    hours > 0 ? `Quedan ${hours} h ${minutes} min` : `Quedan ${minutes} min`,
  lastMinute: 'Queda menos de un minuto',
  bookNow: 'Reservar ahora',
  bookCar: (name) => `Reservar ahora: ${name}`,
  aMonth: 'por mes',
  rent: 'Renta por estas fechas',

  remove: 'Eliminar',
  removeOf: (what) => `Eliminar: ${what}`,
  sureWaiting: 'Perderás tu lugar en la fila.',
  sureOffer: 'Le ofreceremos el auto a la siguiente persona de inmediato.',
  sureOver: 'Se quitará de tu lista.',
  removed: 'Eliminado de tu lista.',
  loading: 'Cargando tus listas de espera',
}

export const waitingListMessages = { en, es }
