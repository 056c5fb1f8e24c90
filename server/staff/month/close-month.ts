import { dayAfter, canClose, firstDay } from '#domain/money/books/month.ts'
import type {
  staffCloseMonth as closeOperation,
  staffRemindDebt as remindOperation,
  staffSaveBooks as saveOperation,
} from '#protocol/staff/month/books.ts'
import {
  balancesAfter,
  bookDay,
  booksVersion,
  changeBooks,
  closeMonth,
  lockBooks,
  readBooks,
  stopEntries,
} from '../../money/books/books-store.ts'
import { remindOfDebt } from '../../money/books/remind-of-debt.ts'
import { readMonthSums } from '../../money/books/month-sums.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { wrongField } from '../../fleet/places/wrong-field.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { auditChange } from '../opening/audit-change.ts'
import { debtOf, isOnItsWay } from './held-and-owed.ts'
import { debtVersion } from './month-rows.ts'
import { monthVersion } from './staff-month.ts'

const notToClose = {
  en: 'This month is closed already, or it is not over yet.',
  es: 'Este mes ya está cerrado, o todavía no termina.',
}

/**
 * Closes a month and all before it (docs/product/month.md#closing).
 * @throws Problem 409 for a month that is closed or not over, or when something was booked since it was read
 */
export const staffCloseMonth: Handler<typeof closeOperation> = async (
  { db: tx, user, now },
  { month, version },
) => {
  await stopEntries(tx)
  const books = await readBooks(tx)
  const { closedUntil } = books
  if (!canClose(month, bookDay(books, now), closedUntil)) throw conflict(notToClose)
  mustBeAsSeen(version, monthVersion(await readMonthSums(tx, month)))
  const balances = await balancesAfter(tx, dayAfter(month))
  await closeMonth(tx, { first: firstDay(month), balances }, { id: user.id, at: now })
  await audit(tx, user.id, now, 'month closed', month, {
    from: closedUntil ? `closed until ${closedUntil}` : 'none closed',
    to: `closed until ${month}`,
  })
  return {}
}

const comesAlready = {
  en: 'This amount is being paid already: a payment was started or promised, or the saved card is about to be charged. Look at the order first.',
  es: 'Este saldo ya se está pagando: hay un pago empezado o prometido, o se va a cobrar la tarjeta guardada. Mira primero la orden.',
}

const mostNames = 100

/**
 * Sets whose days the books have and what our accounts are called in a journal (docs/product/month.md#journal).
 * @throws Problem 400 for a zone that no area has, 409 when a colleague saved meanwhile
 */
export const staffSaveBooks: Handler<typeof saveOperation> = async (
  { db: tx, user, now },
  { version, zone = null, accountNames },
) => {
  const zones = (await allAreas(tx)).map((area) => area.zone)
  if (zone !== null && !zones.includes(zone)) throw wrongField('zone')
  if (Object.keys(accountNames).length > mostNames) throw wrongField('accountNames')
  // Entries take their day by the zone: none is written while it changes.
  await stopEntries(tx)
  const books = await lockBooks(tx)
  mustBeAsSeen(version, booksVersion(books))
  await changeBooks(tx, { zone, accountNames }, { id: user.id, at: now })
  const done = { staffId: user.id, now, action: 'books saved', subject: 'company' } as const
  const said = (of: { zone: string | null; names: Record<string, string> }) => ({
    zone: of.zone ?? '',
    ...of.names,
  })
  const before = said({ zone: books.ownZone, names: books.accountNames })
  const kept = Object.keys(before).map((name) => [name, ''])
  const after = { ...Object.fromEntries(kept), ...said({ zone, names: accountNames }) }
  await auditChange(tx, done, before, after)
  return {}
}

/**
 * Writes to who owes (docs/product/month.md#debts).
 * @throws Problem 404 for what is not owed any more, 403 for one's own, 409 when it changed, is being paid, or was reminded
 * of today
 */
export const staffRemindDebt: Handler<typeof remindOperation> = async (
  { db: tx, user, now },
  { balance: orderId, version },
) => {
  const order = await lockOrder(tx, orderId)
  const debt = order && (await debtOf(tx, orderId, now))
  if (!order || !debt) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, debt.user_id)
  mustBeAsSeen(version, debtVersion(debt))
  if (await isOnItsWay(tx, orderId)) throw conflict(comesAlready)
  const day = bookDay(await readBooks(tx), now)
  await remindOfDebt(tx, order, { cents: debt.cents, day, staffId: user.id, now })
  await audit(tx, user.id, now, 'debt reminded', orderId, {
    order: order.previous_order_id,
    from: debt.reminded_at?.toISOString() ?? 'not reminded',
    to: `reminded of ${dollarsText(debt.cents)}`,
  })
  return { remindedAt: now.toISOString() }
}
