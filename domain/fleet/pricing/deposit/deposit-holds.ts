import type { Quote } from '../quote-line.ts'

/**
 * Whether the deposit that was agreed is still enough for who drives now (docs/product/prices.md#deposit): the cover
 * that lowered it is there, with a deductible that is not higher, and nobody under 25 has come. The
 * car's own limits stay as they were agreed.
 */
export function depositHolds(
  agreed: Pick<Quote, 'lines'>,
  now: { deductibles: readonly number[]; under25: boolean },
): boolean {
  const deposits = agreed.lines.filter((line) => line.code === 'deposit')
  const isYoung = deposits.some((line) => line.rule === 'deposit-under-25')
  if (now.under25 && !isYoung) return false
  const base = deposits.find((line) => line.rule !== 'deposit-under-25')
  if (!base || base.rule === 'deposit-maximum') return true
  return now.deductibles.some((cents) => cents <= base.amount)
}
