import { completeSince } from '#domain/money/orders/answer-by.ts'
import type { MissingForKeys } from '#domain/money/orders/missing-for-keys.ts'
import type { PaperGap } from '#domain/people/drivers/papers.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import type { AroundOrders } from './around-orders.ts'
import { askedOf } from './order-facts.ts'
import { awaitedDeposit } from './texts/open-deposit-texts.ts'
import type { Answering } from './texts/texts-of.ts'
import { isDepositOwed, missingOf } from './order-papers.ts'
import type { OrderRow } from './orders-store.ts'

const license: Record<PaperGap, Text> = {
  missing: {
    en: 'Your license is missing. Send it to get the keys.',
    es: 'Falta tu licencia. Envíala para recibir las llaves.',
  },
  submitted: {
    en: 'Your license is being checked. We tell you as soon as it is done.',
    es: 'Estamos revisando tu licencia. Te avisamos en cuanto esté lista.',
  },
  rejected: {
    en: 'Your license was not accepted. Send it again to get the keys.',
    es: 'No se aceptó tu licencia. Envíala de nuevo para recibir las llaves.',
  },
  expires: {
    en: 'Your license expires too soon. It must be valid until a day after the trip.',
    es: 'Tu licencia vence demasiado pronto. Debe estar vigente hasta un día después del viaje.',
  },
}

const insurance: Record<PaperGap, Text> = {
  missing: {
    en: 'Your insurance is missing. Send it to get the keys.',
    es: 'Falta tu seguro. Envíalo para recibir las llaves.',
  },
  submitted: {
    en: 'Your insurance is being checked. We tell you as soon as it is done.',
    es: 'Estamos revisando tu seguro. Te avisamos en cuanto esté listo.',
  },
  rejected: {
    en: 'Your insurance was not accepted. Send it again to get the keys.',
    es: 'No se aceptó tu seguro. Envíalo de nuevo para recibir las llaves.',
  },
  expires: {
    en: 'Your insurance expires too soon. It must be valid until a day after the trip.',
    es: 'Tu seguro vence demasiado pronto. Debe estar vigente hasta un día después del viaje.',
  },
}

const noDriver: Text = {
  en: 'Nobody is listed as a driver yet.',
  es: 'Todavía no hay nadie anotado para manejar.',
}
/** What a renter reads of it; age, money and what only staff look at are said elsewhere, or not. */
function wordsOf({ code, why }: MissingForKeys, owed: readonly OrderRow[]): Text | undefined {
  if (code === 'license') return why && license[why]
  if (code === 'insurance') return why && insurance[why]
  if (code === 'driver') return noDriver
  const lines = owed.flatMap(({ quote }) => quote.lines)
  return code === 'deposit' ? awaitedDeposit({ lines }) : undefined
}

const money: Text = {
  en: 'Your payment has not arrived yet.',
  es: 'Tu pago todavía no ha llegado.',
}
const age: Text = {
  en: 'A driver is too young for this trip.',
  es: 'Una persona que maneja es demasiado joven para este viaje.',
}
const contract: Text = {
  en: 'The contract is not accepted yet. Please read and accept it.',
  es: 'Falta aceptar el contrato. Léelo y acéptalo.',
}

const askedFor = (asked: string): Text => ({
  en: `We have asked you for something: “${asked}”`,
  es: `Te pedimos algo: «${asked}»`,
})

type Asked = { around: AroundOrders; zone: string; lang: Lang }

/**
 * All that the keys of an order wait for besides their day, sentence by sentence; empty when nothing is missing. What
 * staff have asked for is none of it (`askedTextOf`).
 */
export function awaitedForKeys(order: OrderRow, { around, zone, lang }: Asked): string[] {
  const papers = awaitedOf(order, { around, zone, lang }) ?? []
  return [
    ...papers.map(({ text }) => text),
    ...besidesPapers(order, { around, zone }).map((text) => text[lang]),
  ]
}

/** What the keys of an order wait for besides papers and deposit: age, money, contract. */
export function besidesPapers(order: OrderRow, { around, zone }: Omit<Asked, 'lang'>): Text[] {
  const codes = missingCodesOf(order, around, zone)
  const accepted = around.contractOf(order.id)?.accepted_at
  return [
    ...(codes.includes('age') ? [age] : []),
    ...(codes.includes('money') ? [money] : []),
    ...(accepted === null ? [contract] : []),
  ]
}

/** What staff have asked the renter for and is not done. The keys do not wait for it. */
export function askedTextOf(order: OrderRow, orders: readonly OrderRow[]): Text | undefined {
  const asked = askedOf(order, orders)
  return asked === null ? undefined : askedFor(asked)
}

function missingCodesOf(order: OrderRow, around: AroundOrders, zone: string) {
  const papers = around.papersOf(order)
  return missingOf(order, { ...papers, openDeposit: 0 }, zone).map(({ code }) => code)
}

/** The rest of a deposit that is still to be paid; cents. */
const owedDeposit = (owed: readonly OrderRow[]) =>
  owed.reduce((sum, { deposit_cents: cents }) => sum + cents, 0)

/**
 * Since when an order that was booked then can be answered, and what is promised: a booking once nothing of its renter is
 * missing (`completeSince`), a change of car at once. Undefined where nothing is promised.
 */
export function answeringOf(
  order: OrderRow,
  booked: Date | null,
  { around, zone }: Omit<Asked, 'lang'>,
): Answering | undefined {
  const { promise } = around
  if (!promise || !booked) return undefined
  if (order.kind !== 'start') return { promise, since: booked, zone }
  const openDeposit = owedDeposit(around.ordersOf(order).filter(isDepositOwed))
  const end = toWall(order.ends_at, zone)
  const since = completeSince(booked, { ...around.papersOf(order), end, openDeposit })
  return { promise, since, zone }
}

/** What a booking still waits for before its keys, in the renter's words (docs/product/rental.md#papers). */
export function awaitedOf(order: OrderRow, { around, zone, lang }: Asked): Rental['awaited'] {
  if (order.kind === 'extension') return undefined
  const papers = around.papersOf(order)
  const owed = around.ordersOf(order).filter(isDepositOwed)
  const openDeposit = owedDeposit(owed)
  const isSeveral = papers.drivers.length > 1
  const awaited = missingOf(order, { ...papers, openDeposit }, zone).flatMap((missing) => {
    const words = wordsOf(missing, owed)
    if (!words) return []
    const { code, why, driver } = missing
    const name = isSeveral && papers.drivers.find(({ id }) => id === driver)?.name
    const text = name ? `${name}: ${words[lang]}` : words[lang]
    return [{ code, why, text, ...(code === 'deposit' ? { order: owed[0]?.id } : {}) }]
  })
  return awaited.length > 0 ? awaited : undefined
}
