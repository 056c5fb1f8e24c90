import { counted } from '#protocol/core/counted.ts'
import { company } from '#web/core/company.ts'

const daysEn = counted('en', { one: '# day', other: '# days' })
const daysEs = counted('es', { one: '# día', other: '# días' })

/** The words of the details screen. */
const en = {
  loading: 'Car',
  allCars: 'All cars',
  extras: 'Extras',
  extrasLead: 'Pay once per booking, no matter how long you rent.',
  features: 'Features',
  deposit: (amount: string) =>
    `The deposit for this booking is ${amount}. You pay it with your first payment and get it back after you return the car, minus anything you still owe.`,
  depositRange: (least: string, most: string) =>
    `With your own collision cover, it equals your deductible, from ${least} to ${most} for this car. Without it, ${most}.`,
  depositFixed: (amount: string) => `For this car it is ${amount}.`,
  depositUnder25: 'The deposit is $200 higher if any driver is under 25.',
  requestTitle: 'Anything special?',
  requestLabel: 'Special request',
  requestHint: 'Delivery, a pet, a different time. We read it with your booking and reply.',
  rules: 'Rules',
  reviews: 'Reviews',
  score: (score: string) => `${score} of 10`,
  saves: (money: string, miles: string, besides: string) =>
    `Saves you ${money} at ${miles} miles, against “${besides}”.`,
  cheaper: (plan: string, money: string, miles: string) =>
    `“${plan}” costs ${money} less at ${miles} miles.`,
  plan: 'Plan',
  yourTrip: 'Your trip',
  milesLine: (miles: string, price: string) => `${miles} miles × ${price}`,
  milesIncluded: (miles: string) => `${miles} more included`,
  atReturn: 'paid at return, by the odometer',
  milesOfDiscount: (share: string, by: string) =>
    `÷ ${by}, because this plan takes ${share} off the rent`,
  milesOfSurcharge: (share: string, by: string) =>
    `÷ ${by}, because this plan adds ${share} to the rent`,
  depositApart: 'Deposit, comes back',
  noExtras: 'none chosen',
  now: (money: string) => `Today you pay ${money}: rent and deposit.`,
  nowWithoutMiles: (money: string) =>
    `Today you pay ${money}: your trip without the miles, and the deposit.`,
  withMiles: (days: string, miles: string) => `${days}, ${miles} miles`,
  cover: 'Deposit and cover',
  price: 'Price',
  updating: 'Updating the price',
  priceFailed: 'We could not load the price for these choices.',
  tryAgain: 'Try again',
  book: 'Book',
  bookNow: (money: string) => `Book, ${money} now`,
  tripOf: (length: number, miles: string) =>
    `${daysEn(length)}, ${miles} miles, without the deposit`,
  freeToCancel: 'Free to cancel',
  until: (moment: string) => `until ${moment}`,
  withinAnHour: 'for an hour after you book',
  promise: `You see every charge before you pay. We confirm ${company().promise.en} once your papers are complete.`,
  taken: 'Not available for these dates.',
  freeFrom: (day: string) => `It is available for the same length of time from ${day}.`,
  takeDates: (start: string, end: string) => `Choose ${start} – ${end}`,
  takeStart: (start: string) => `Choose ${start}`,
  similar: 'Similar cars',
  gallery: (name: string) => `Photos of ${name}`,
}

const es: typeof en = {
  loading: 'Auto',
  allCars: 'Todos los autos',
  extras: 'Extras',
  extrasLead: 'Se pagan una sola vez por reserva, sin importar cuánto tiempo rentes.',
  features: 'Equipamiento',
  deposit: (amount) =>
    `El depósito de esta reserva es de ${amount}. Lo pagas con el primer pago y lo recuperas después de devolver el auto, menos lo que todavía debas.`,
  depositRange: (least, most) =>
    `Con tu propia cobertura de colisión, es igual a tu deducible, de ${least} a ${most} para este auto. Sin ella, ${most}.`,
  depositFixed: (amount) => `Para este auto es de ${amount}.`,
  depositUnder25: 'Si algún conductor es menor de 25, el depósito sube $200.',
  requestTitle: '¿Algo especial?',
  requestLabel: 'Petición especial',
  requestHint: 'Entrega, una mascota, otra hora. La leemos con tu reserva y te respondemos.',
  rules: 'Reglas',
  reviews: 'Reseñas',
  score: (score) => `${score} de 10`,
  saves: (money, miles, besides) => `Ahorras ${money} con ${miles} millas, frente a «${besides}».`,
  cheaper: (plan, money, miles) => `«${plan}» cuesta ${money} menos con ${miles} millas.`,
  plan: 'Plan',
  yourTrip: 'Tu viaje',
  milesLine: (miles, price) => `${miles} millas × ${price}`,
  milesIncluded: (miles) => `${miles} más incluidas`,
  atReturn: 'se pagan al devolver, según el odómetro',
  milesOfDiscount: (share, by) => `÷ ${by}, porque este plan rebaja la renta ${share}`,
  milesOfSurcharge: (share, by) => `÷ ${by}, porque este plan sube la renta ${share}`,
  depositApart: 'Depósito, te lo devolvemos',
  noExtras: 'ninguno',
  now: (money) => `Hoy pagas ${money}: renta y depósito.`,
  nowWithoutMiles: (money) => `Hoy pagas ${money}: tu viaje sin las millas, y el depósito.`,
  withMiles: (days, miles) => `${days}, ${miles} millas`,
  cover: 'Depósito y cobertura',
  price: 'Precio',
  updating: 'Actualizando el precio',
  priceFailed: 'No se pudo cargar el precio de lo que elegiste.',
  tryAgain: 'Intentar de nuevo',
  book: 'Reservar',
  bookNow: (money) => `Reserva con ${money}`,
  tripOf: (length, miles) => `${daysEs(length)}, ${miles} millas, sin el depósito`,
  freeToCancel: 'Cancelas gratis',
  until: (moment) => `hasta el ${moment}`,
  withinAnHour: 'durante una hora después de reservar',
  promise: `Ves cada cargo antes de pagar. Con tus papeles completos, confirmamos ${company().promise.es}.`,
  taken: 'No está disponible en estas fechas.',
  freeFrom: (day) => `Está disponible por el mismo tiempo desde el ${day}.`,
  takeDates: (start, end) => `Elegir ${start} – ${end}`,
  takeStart: (start) => `Elegir ${start}`,
  similar: 'Autos parecidos',
  gallery: (name) => `Fotos de ${name}`,
}

export const detailsMessages = { en, es }
