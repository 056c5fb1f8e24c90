import type { Text } from '#protocol/core/text.ts'

type Described = { id: string; name: Text; description: Text }

/** The price modifiers of the sample (docs/product/prices.md#price-modifiers); `normal` is what an absent `pm` means. */
export const priceModifiers: (Described & { coefficient: number })[] = [
  {
    id: 'fewer',
    coefficient: 0.85,
    name: { en: 'Fewer miles', es: 'Menos millas' },
    description: {
      en: 'Lower rent, and each mile costs more.',
      es: 'Renta más baja, y cada milla cuesta más.',
    },
  },
  {
    id: 'normal',
    coefficient: 1,
    name: { en: 'Normal price', es: 'Precio normal' },
    description: {
      en: 'Regular rent and regular price per mile.',
      es: 'Renta normal y precio normal por milla.',
    },
  },
  {
    id: 'more',
    coefficient: 1.2,
    name: { en: 'More miles', es: 'Más millas' },
    description: {
      en: 'Higher rent, and each mile costs less.',
      es: 'Renta más alta, y cada milla cuesta menos.',
    },
  },
]

/** The sample extras (docs/product/prices.md#lines): cents, once an order. */
export const extras: (Described & { priceCents: number })[] = [
  {
    id: 'phone-mount',
    priceCents: 1_200,
    name: { en: 'Phone mount', es: 'Soporte para celular' },
    description: {
      en: 'Holds your phone where you can see the route.',
      es: 'Sostiene tu celular donde puedas ver la ruta.',
    },
  },
  {
    id: 'child-seat',
    priceCents: 2_500,
    name: { en: 'Child seat', es: 'Asiento infantil' },
    description: {
      en: 'From 20 to 80 lb (9 to 36 kg), cleaned before each rental.',
      es: 'De 9 a 36 kg (20 a 80 lb), limpio antes de cada renta.',
    },
  },
  {
    id: 'roof-rack',
    priceCents: 4_500,
    name: { en: 'Roof rack', es: 'Portaequipaje de techo' },
    description: {
      en: 'Crossbars for a box, bikes or boards.',
      es: 'Barras para una caja, bicicletas o tablas.',
    },
  },
  {
    id: 'toll-pass',
    priceCents: 1_500,
    name: { en: 'Toll pass', es: 'Pase de peaje' },
    description: {
      en: 'Drive through tolls without stopping. Tolls are billed at cost.',
      es: 'Pasa las casetas sin detenerte. Los peajes se cobran a su costo.',
    },
  },
  {
    id: 'second-driver',
    priceCents: 3_000,
    name: { en: 'Second driver', es: 'Segundo conductor' },
    description: {
      en: 'Another person with a valid license can drive too.',
      es: 'Otra persona con licencia vigente también puede manejar.',
    },
  },
  {
    id: 'delivery',
    priceCents: 6_000,
    name: { en: 'Delivery', es: 'Entrega a domicilio' },
    description: {
      en: 'We bring the car to you, up to 20 miles from the pickup place.',
      es: 'Te llevamos el auto, hasta 20 millas del lugar de entrega.',
    },
  },
]

/** What the sample's own collision cover costs a month, from which base deposit on; cents. */
export const coverPrices = [
  { from_cents: 0, month_cents: 5_000 },
  { from_cents: 74_500, month_cents: 10_000 },
]

const described = ({ id, name, description }: Described) => ({
  id,
  name_en: name.en,
  name_es: name.es,
  description_en: description.en,
  description_es: description.es,
})

/** Those of `some`, each at its place among all of them. */
export const priceModifierRows = (some: typeof priceModifiers) =>
  some.map((row) => ({
    ...described(row),
    coefficient: `${row.coefficient}`,
    position: priceModifiers.indexOf(row),
  }))

export const extraRows = (some: typeof extras) =>
  some.map((row, position) => ({ ...described(row), price_cents: row.priceCents, position }))
