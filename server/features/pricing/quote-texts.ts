import type { QuoteLine, RuleCode } from '#domain/pricing/quote.ts'
import { counted } from '#protocol/core/counted.ts'
import type { Lang } from '#protocol/core/text.ts'

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const cents = (perMile: number) => `${Math.round(perMile * 100) / 100}¢`

type Words = {
  label: Record<'months' | 'weeks' | 'days', (n: number) => string>
  appointment: string
  ownCollision: string
  tax: (percent: number) => string
  deposit: string
  milesSoFar: (miles: number) => string
  lateDays: (days: number) => string
  swapCredit: string
  swapFee: string
  swapGift: string
  offerCredit: string
  balance: string
  rule: Record<RuleCode, (line: QuoteLine) => string>
}

const en: Words = {
  label: {
    months: counted('en', { one: '# month', other: '# months' }),
    weeks: counted('en', { one: '# week', other: '# weeks' }),
    days: counted('en', { one: '# day', other: '# days' }),
  },
  appointment: 'Pickup appointment',
  ownCollision: 'Collision cover by us',
  tax: (percent) => `Tax ${percent}%`,
  deposit: 'Refundable deposit',
  milesSoFar: (miles) => `${miles.toLocaleString('en-US')} miles so far`,
  lateDays: counted('en', { one: '# late day', other: '# late days' }),
  swapCredit: 'Paid for the first car and not used',
  swapFee: 'Swap',
  swapGift: 'Price difference, on us',
  offerCredit: 'Our offer for your extension',
  balance: 'Owed beyond the deposit',
  rule: {
    'booking-price': ({ code, unitPrice }) =>
      ({
        months: `A month is 30 days, at ${dollars(unitPrice)} each.`,
        weeks: `What is left over a month counts in weeks of 7 days, at ${dollars(unitPrice)} each.`,
      })[code as 'months' | 'weeks'] ??
      `What is left over a week counts in days, at ${dollars(unitPrice)} each.`,
    'extra-day': ({ unitPrice }) =>
      `At ${dollars(unitPrice)} each. Six or more leftover hours count as one more day.`,
    'price-modifier': ({ quantity }) =>
      quantity === 0
        ? 'The normal price changes nothing.'
        : `${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}% of the rent, for ${quantity > 0 ? 'a cheaper' : 'a dearer'} mile.`,
    'extras-once': () => 'Extras are paid once, however long you rent.',
    'daytime-pickup': () => 'Pickup before 18:00 is free.',
    'evening-pickup': ({ unitPrice }) => `Pickup from 18:00 costs ${dollars(unitPrice)}.`,
    'own-collision-low-deposit': () =>
      'For each started 30 days: $50, because the deposit is under $745.',
    'own-collision-high-deposit': () =>
      'For each started 30 days: $100, because the deposit is $745 or more.',
    'area-tax': () => 'The tax of this area on everything but the deposit.',
    'deposit-maximum': () => 'The deposit of this car. It comes back after you return the car.',
    'deposit-collision-deductible': () =>
      'The deductible of your own collision cover. It comes back after you return the car.',
    'deposit-minimum': () =>
      'The lowest deposit of this car. It comes back after you return the car.',
    'deposit-under-25': () => '$200 more because a driver is under 25. It comes back too.',
    'miles-so-far': ({ unitPrice }) =>
      `An extension settles the miles so far, at ${cents(unitPrice)} each, less the included ones.`,
    'late-days': ({ unitPrice }) =>
      `Each started day after 6 hours’ grace costs ${dollars(unitPrice)}. The extension begins now.`,
    'swap-credit': () => 'The rent you paid, less the price of the days until the swap.',
    'swap-fee': ({ unitPrice }) => `Changing the car costs ${dollars(unitPrice)}.`,
    'swap-free': () => 'A change for maintenance or after a breakdown is free.',
    'swap-offered': () => 'We offered you this change, so it is free.',
    'swap-no-cost': () => 'Your car did not come back: the other one costs you nothing more.',
    'offer-credit': () => 'The offer you accepted, off the rent of this extension.',
    'beyond-deposit': () => 'What the return cost, less the deposit.',
  },
}

const es: Words = {
  label: {
    months: counted('es', { one: '# mes', other: '# meses' }),
    weeks: counted('es', { one: '# semana', other: '# semanas' }),
    days: counted('es', { one: '# día', other: '# días' }),
  },
  appointment: 'Cita de entrega',
  ownCollision: 'Cobertura de colisión nuestra',
  tax: (percent) => `Impuesto ${percent}%`,
  deposit: 'Depósito reembolsable',
  milesSoFar: (miles) => `${miles.toLocaleString('en-US')} millas hasta ahora`,
  lateDays: counted('es', { one: '# día de retraso', other: '# días de retraso' }),
  swapCredit: 'Pagado por el primer auto y no usado',
  swapFee: 'Cambio de auto',
  swapGift: 'Diferencia de precio, por nuestra cuenta',
  offerCredit: 'Nuestra oferta por extender',
  balance: 'Adeudado por encima del depósito',
  rule: {
    'booking-price': ({ code, unitPrice }) =>
      ({
        months: `Un mes son 30 días, a ${dollars(unitPrice)} cada uno.`,
        weeks: `Lo que pasa de un mes cuenta en semanas de 7 días, a ${dollars(unitPrice)} cada una.`,
      })[code as 'months' | 'weeks'] ??
      `Lo que pasa de una semana cuenta en días, a ${dollars(unitPrice)} cada uno.`,
    'extra-day': ({ unitPrice }) =>
      `A ${dollars(unitPrice)} cada uno. Seis horas o más de sobra cuentan como un día más.`,
    'price-modifier': ({ quantity }) =>
      quantity === 0
        ? 'El precio normal no cambia nada.'
        : `${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}% de la renta, con la milla ${quantity > 0 ? 'más barata' : 'más cara'}.`,
    'extras-once': () => 'Los extras se pagan una sola vez, sin importar cuánto rentes.',
    'daytime-pickup': () => 'La entrega antes de las 18:00 es gratis.',
    'evening-pickup': ({ unitPrice }) => `La entrega desde las 18:00 cuesta ${dollars(unitPrice)}.`,
    'own-collision-low-deposit': () =>
      'Por cada 30 días iniciados: $50, porque el depósito es menor de $745.',
    'own-collision-high-deposit': () =>
      'Por cada 30 días iniciados: $100, porque el depósito es de $745 o más.',
    'area-tax': () => 'El impuesto de esta zona sobre todo menos el depósito.',
    'deposit-maximum': () => 'El depósito de este auto. Lo recuperas después de devolverlo.',
    'deposit-collision-deductible': () =>
      'El deducible de tu propia cobertura de colisión. Lo recuperas después de devolver el auto.',
    'deposit-minimum': () =>
      'El depósito más bajo de este auto. Lo recuperas después de devolverlo.',
    'deposit-under-25': () =>
      '$200 más porque un conductor tiene menos de 25 años. También lo recuperas.',
    'miles-so-far': ({ unitPrice }) =>
      `Una extensión liquida las millas hasta ahora, a ${cents(unitPrice)} cada una, menos las incluidas.`,
    'late-days': ({ unitPrice }) =>
      `Cada día iniciado después de 6 horas de tolerancia cuesta ${dollars(unitPrice)}. La extensión empieza ahora.`,
    'swap-credit': () => 'La renta que pagaste, menos el precio de los días hasta el cambio.',
    'swap-fee': ({ unitPrice }) => `Cambiar de auto cuesta ${dollars(unitPrice)}.`,
    'swap-free': () => 'Un cambio por mantenimiento o después de una avería es gratis.',
    'swap-offered': () => 'Te ofrecimos este cambio, así que es gratis.',
    'swap-no-cost': () => 'Tu auto no volvió: el otro no te cuesta nada más.',
    'offer-credit': () => 'La oferta que aceptaste, sobre la renta de esta extensión.',
    'beyond-deposit': () => 'Lo que costó la devolución, menos el depósito.',
  },
}

export const quoteTexts: Record<Lang, Words> = { en, es }
