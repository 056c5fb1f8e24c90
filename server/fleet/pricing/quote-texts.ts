import type { QuoteLine, RuleCode } from '#domain/fleet/pricing/quote.ts'
import { unitPriceText } from '#domain/fleet/pricing/line-text.ts'
import { counted } from '#protocol/core/counted.ts'
import type { Lang } from '#protocol/core/text.ts'

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const counts = new Intl.NumberFormat('en-US')
const number = (count: number) => counts.format(count)

/** The miles that somebody means to drive, those of them that are paid, the price of each as text, and whether tax comes on top. */
type MilesLine = { miles: number; paidMiles: number; price: string | undefined; isTaxed: boolean }

type Words = {
  label: Record<'months' | 'weeks' | 'days', (n: number) => string>
  appointment: string
  ownCollision: string
  tax: (percent: number) => string
  deposit: string
  /** Those that are paid, and those that are included. */
  milesSoFar: (paid: number, included: number) => string
  lateDays: (days: number) => string
  swapCredit: string
  swapFee: string
  swapGift: string
  offerCredit: string
  discount: string
  balance: string
  newDates: string
  credit: string
  milesEstimate: (miles: number, included: number) => string
  milesLater: (line: MilesLine) => string
  wholeTrip: (miles: number) => string
  wholeTripIs: string
  rule: Record<RuleCode, (line: QuoteLine) => string>
}

/** The price of each mile in a sentence, where one can be said that multiplies. */
function eachMile(line: QuoteLine, before: string, after: string): string {
  const price = unitPriceText(line)
  return price ? `${before} ${price}${after}` : ''
}

const en: Words = {
  label: {
    months: counted('en', { one: '# month', other: '# months' }),
    weeks: counted('en', { one: '# week', other: '# weeks' }),
    days: counted('en', { one: '# day', other: '# days' }),
  },
  appointment: 'Pickup appointment',
  ownCollision: 'Collision cover',
  tax: (percent) => `Tax ${percent}%`,
  deposit: 'Refundable deposit',
  milesSoFar: (paid, included) =>
    `${number(paid + included)} miles so far${included > 0 ? `, ${number(included)} included` : ''}`,
  lateDays: counted('en', { one: '# late day', other: '# late days' }),
  swapCredit: 'Paid for your current car, not used',
  swapFee: 'Car change fee',
  swapGift: 'Price difference, on us',
  offerCredit: 'Our offer for your extension',
  discount: 'Discount',
  balance: 'Open balance',
  newDates: 'New dates',
  credit: 'Your credit for bringing a car',
  milesEstimate: (miles, included) =>
    `About ${number(miles)} miles${included > 0 ? `, ${number(included)} included` : ''}`,
  milesLater: ({ miles, paidMiles, price, isTaxed }) => {
    if (paidMiles === 0 && miles > 0) return 'These miles are included.'
    const included = miles > paidMiles ? `, after ${number(miles - paidMiles)} included miles` : ''
    const each = `${number(paidMiles)} miles${price ? ` at ${price} each` : ''}${included}`
    return `Paid when you return the car, not now: ${each}${isTaxed ? ', plus tax' : ''}. You pay for the miles you really drive.`
  },
  wholeTrip: (miles) => `Trip with about ${number(miles)} miles`,
  wholeTripIs:
    'Rent, extras and these miles, without the deposit. When you return the car, you pay for the miles on the odometer.',
  rule: {
    'booking-price': ({ code, unitPrice }) =>
      ({
        months: `A month is 30 days, at ${dollars(unitPrice)} each.`,
        weeks: `Time beyond full months is priced in 7-day weeks, at ${dollars(unitPrice)} each.`,
      })[code as 'months' | 'weeks'] ??
      `Time beyond full weeks is priced in days, at ${dollars(unitPrice)} each.`,
    'extra-day': ({ unitPrice }) =>
      `At ${dollars(unitPrice)} each. Six or more extra hours count as one more day.`,
    'price-modifier': ({ quantity }) =>
      quantity === 0
        ? 'Normal price, no change.'
        : `${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}% of the rent, with ${quantity > 0 ? 'cheaper' : 'more expensive'} miles.`,
    season: ({ quantity, unitPrice }) =>
      `${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}% on the ${dollars(unitPrice)} of the days in this season.`,
    'extras-once': () => 'You pay for extras once per booking, no matter how long you rent.',
    'daytime-pickup': () => 'Pickup before 18:00 is free.',
    'evening-pickup': ({ unitPrice }) => `Pickup from 18:00 costs ${dollars(unitPrice)}.`,
    'own-collision-low-deposit': ({ unitPrice, border }) =>
      `${dollars(unitPrice)} for each started 30 days${border ? `, because the deposit is under ${dollars(border)}` : ''}.`,
    'own-collision-high-deposit': ({ unitPrice, border }) =>
      `${dollars(unitPrice)} for each started 30 days${border ? `, because the deposit is ${dollars(border)} or more` : ''}.`,
    'area-tax': ({ unitPrice }) =>
      `A tax of this area, here on ${dollars(Math.abs(unitPrice))}. Never on the deposit.`,
    'area-tax-by-day': ({ quantity, unitPrice }) =>
      `A tax of this area for each rental day: ${quantity} × ${dollars(unitPrice)}.`,
    'deposit-maximum': () => 'The deposit for this car. You get it back after you return the car.',
    'deposit-collision-deductible': () =>
      'The deductible of your own collision cover. You get it back after you return the car.',
    'deposit-minimum': () =>
      'The lowest deposit for this car. You get it back after you return the car.',
    'deposit-under-25': () => '$200 more because a driver is under 25. You get this back, too.',
    'miles-so-far': (line) =>
      `You pay the miles so far with the extension${eachMile(line, ', at', ' each')}, minus included miles.`,
    'late-days': ({ unitPrice }) =>
      `Each started day after the 6-hour grace period costs ${dollars(unitPrice)}. The extension starts now.`,
    'swap-credit': () => 'The rent you paid, minus the price of the days until the car change.',
    'swap-fee': ({ unitPrice }) => `Changing your car costs ${dollars(unitPrice)}.`,
    'swap-free': () => 'A change for maintenance or after a breakdown is free.',
    'swap-offered': () => 'We offered you this change, so it is free.',
    'swap-no-cost': () =>
      'The car you booked is not back, so the other one costs you nothing extra.',
    'offer-credit': () => 'The offer you accepted, taken off the rent for this extension.',
    'staff-discount': () => 'We lowered the rent of your booking. Taxes are lower with it.',
    'beyond-deposit': () =>
      'What you still owe for your rental. If we still held your deposit, it was already deducted.',
    'new-dates': () =>
      'What the new dates cost beyond what you paid. Your booking changes once you pay it.',
    'relocation-credit': () =>
      'You earned it with a car relocation. It lowers what you pay, but never the deposit.',
  },
}

const es: Words = {
  label: {
    months: counted('es', { one: '# mes', other: '# meses' }),
    weeks: counted('es', { one: '# semana', other: '# semanas' }),
    days: counted('es', { one: '# día', other: '# días' }),
  },
  appointment: 'Cita de entrega',
  ownCollision: 'Cobertura de colisión',
  tax: (percent) => `Impuesto ${percent}%`,
  deposit: 'Depósito reembolsable',
  milesSoFar: (paid, included) =>
    `${number(paid + included)} millas hasta ahora${included > 0 ? `, ${number(included)} incluidas` : ''}`,
  lateDays: counted('es', { one: '# día de retraso', other: '# días de retraso' }),
  swapCredit: 'Pagado por tu auto actual y no usado',
  swapFee: 'Cargo por cambio de auto',
  swapGift: 'Diferencia de precio, la pagamos nosotros',
  offerCredit: 'Nuestra oferta por extender',
  discount: 'Descuento',
  balance: 'Saldo pendiente',
  newDates: 'Fechas nuevas',
  credit: 'Tu crédito por llevar un auto',
  milesEstimate: (miles, included) =>
    `Unas ${number(miles)} millas${included > 0 ? `, ${number(included)} incluidas` : ''}`,
  milesLater: ({ miles, paidMiles, price, isTaxed }) => {
    if (paidMiles === 0 && miles > 0) return 'Estas millas están incluidas.'
    const included = miles > paidMiles ? `, después de ${number(miles - paidMiles)} incluidas` : ''
    const each = `${number(paidMiles)} millas${price ? ` a ${price} cada una` : ''}${included}`
    return `Se pagan al devolver el auto, no ahora: ${each}${isTaxed ? ', más impuesto' : ''}. Pagas las millas que de verdad manejes.`
  },
  wholeTrip: (miles) => `Viaje con unas ${number(miles)} millas`,
  wholeTripIs:
    'Renta, extras y estas millas, sin el depósito. Al devolver el auto pagas las millas del odómetro.',
  rule: {
    'booking-price': ({ code, unitPrice }) =>
      ({
        months: `Un mes son 30 días, a ${dollars(unitPrice)} cada uno.`,
        weeks: `El tiempo que pasa de los meses completos se cobra por semanas de 7 días, a ${dollars(unitPrice)} cada una.`,
      })[code as 'months' | 'weeks'] ??
      `El tiempo que pasa de las semanas completas se cobra por días, a ${dollars(unitPrice)} cada uno.`,
    'extra-day': ({ unitPrice }) =>
      `A ${dollars(unitPrice)} cada uno. Seis horas adicionales o más cuentan como un día más.`,
    'price-modifier': ({ quantity }) =>
      quantity === 0
        ? 'Precio normal, sin cambios.'
        : `${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}% de la renta, con millas ${quantity > 0 ? 'más baratas' : 'más caras'}.`,
    season: ({ quantity, unitPrice }) =>
      `${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}% sobre los ${dollars(unitPrice)} de los días en esta temporada.`,
    'extras-once': () =>
      'Los extras se pagan una sola vez por reserva, sin importar cuánto tiempo rentes.',
    'daytime-pickup': () => 'La entrega antes de las 18:00 es gratis.',
    'evening-pickup': ({ unitPrice }) => `La entrega desde las 18:00 cuesta ${dollars(unitPrice)}.`,
    'own-collision-low-deposit': ({ unitPrice, border }) =>
      `${dollars(unitPrice)} por cada 30 días iniciados${border ? `, porque el depósito es menor de ${dollars(border)}` : ''}.`,
    'own-collision-high-deposit': ({ unitPrice, border }) =>
      `${dollars(unitPrice)} por cada 30 días iniciados${border ? `, porque el depósito es de ${dollars(border)} o más` : ''}.`,
    'area-tax': ({ unitPrice }) =>
      `Un impuesto de esta zona, aquí sobre ${dollars(Math.abs(unitPrice))}. Nunca sobre el depósito.`,
    'area-tax-by-day': ({ quantity, unitPrice }) =>
      `Un impuesto de esta zona por cada día de renta: ${quantity} × ${dollars(unitPrice)}.`,
    'deposit-maximum': () => 'El depósito de este auto. Lo recuperas después de devolverlo.',
    'deposit-collision-deductible': () =>
      'El deducible de tu propia cobertura de colisión. Lo recuperas después de devolver el auto.',
    'deposit-minimum': () =>
      'El depósito más bajo de este auto. Lo recuperas después de devolverlo.',
    'deposit-under-25': () =>
      '$200 más porque un conductor tiene menos de 25 años. También lo recuperas.',
    'miles-so-far': (line) =>
      `Con la extensión pagas las millas hasta ahora${eachMile(line, ', a', ' cada una')}, menos las incluidas.`,
    'late-days': ({ unitPrice }) =>
      `Cada día iniciado después de 6 horas de tolerancia cuesta ${dollars(unitPrice)}. La extensión empieza ahora.`,
    'swap-credit': () => 'La renta que pagaste, menos el precio de los días hasta el cambio.',
    'swap-fee': ({ unitPrice }) => `Cambiar de auto cuesta ${dollars(unitPrice)}.`,
    'swap-free': () => 'Un cambio por mantenimiento o después de una avería es gratis.',
    'swap-offered': () => 'Te ofrecimos este cambio, así que es gratis.',
    'swap-no-cost': () =>
      'El auto que reservaste no ha vuelto, así que el otro no te cuesta nada adicional.',
    'offer-credit': () => 'La oferta que aceptaste, descontada de la renta de esta extensión.',
    'staff-discount': () => 'Bajamos la renta de tu reserva. Con ella bajan los impuestos.',
    'beyond-deposit': () =>
      'Lo que todavía debes de tu renta. Si aún teníamos tu depósito, ya se descontó.',
    'new-dates': () =>
      'Lo que cuestan las fechas nuevas además de lo que pagaste. Tu reserva cambia cuando lo pagas.',
    'relocation-credit': () =>
      'Lo ganaste con un traslado de auto. Baja lo que pagas, pero nunca el depósito.',
  },
}

export const quoteTexts: Record<Lang, Words> = { en, es }
