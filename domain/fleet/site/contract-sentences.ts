import type { PlaceholderValues } from './placeholders.ts'

/*
 * Sentences of a contract that say what the program does with its booking: a company writes the words around
 * them and cannot leave them out (docs/product/booking-and-payment.md#contract).
 */
const en = {
  gas: 'The car is returned with the same gas level. Missing eighths are charged at the area’s gas price. Extra gas is not refunded.',
  charge:
    'The car is returned with the same battery charge. Up to 10% less is free. Anything missing beyond that is charged at the area’s price per kWh. Extra charge is not refunded.',
  /** Before the keys; an extension goes on at once and has nothing before them. */
  start:
    'If the booking is canceled more than 24 hours before the start, or within 1 hour of booking, everything is refunded. Later, everything but one day’s rent is refunded.',
  swap: 'If the change of car is withdrawn before the keys to this car are given, everything paid for it is refunded.',
}

const es: typeof en = {
  gas: 'El auto se devuelve con el mismo nivel de gasolina. Los octavos que falten se cobran al precio de la gasolina de la zona. La gasolina de más no se reembolsa.',
  charge:
    'El auto se devuelve con la misma carga de batería. Hasta un 10% menos no cuesta nada. Lo que falte más allá se cobra al precio del kWh de la zona. La carga de más no se reembolsa.',
  start:
    'Si se cancela más de 24 horas antes del inicio, o en la primera hora después de reservar, se reembolsa todo. Después, se reembolsa todo menos un día de renta.',
  swap: 'Si el cambio de auto se retira antes de entregar las llaves de este auto, se reembolsa todo lo que se pagó por él.',
}

const contractSentences = { en, es }

/** What a booking is, as far as its sentences say it. */
type Booked = { isElectric: boolean; kind: string }

/** The sentences of one booking, by the placeholders of their language. */
export function contractValues({ isElectric, kind }: Booked, lang: 'en' | 'es'): PlaceholderValues {
  const { gas, charge, start, swap } = contractSentences[lang]
  const fuel = isElectric ? charge : gas
  const cancellation = kind === 'swap' ? swap : start
  const isBefore = kind !== 'extension'
  return lang === 'en'
    ? { fuel, ...(isBefore && { cancellation }) }
    : { combustible: fuel, ...(isBefore && { cancelacion: cancellation }) }
}

/** What the words of a contract are tried with: the start of a rental, with a car that takes gas. */
export const contractSamples: PlaceholderValues = {
  ...contractValues({ isElectric: false, kind: 'start' }, 'en'),
  ...contractValues({ isElectric: false, kind: 'start' }, 'es'),
}
