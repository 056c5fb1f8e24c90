import { accountSums, type EntryFact, type PaperAccount } from './receipt-facts.ts'

/** What a renter pays for, in the order in which a receipt names it. */
const costs: PaperAccount[] = [
  'rent',
  'miles',
  'gas',
  'charging',
  'extras',
  'damage',
  'passedOn',
  'tax',
  'fee',
  'goodwill',
]

/** A receipt's last lines in cents: `paidIn` = `cost` + `deposit` + `refundsDue` − `owed` − `credit` − `takenBack`, always. */
export type ReceiptSums = {
  costs: [account: PaperAccount, cents: number][]
  cost: number
  deposit: number
  refundsDue: number
  owed: number
  /** Taken from credit, given back subtracted. */
  credit: number
  /** What a bank took back of what was paid, beyond refunds that were owed. */
  takenBack: number
  paidIn: number
  donation: number
}

/** Follows from the ledger alone, whose entries are even; so the parts make the whole to the cent. */
export function receiptSums(entries: readonly EntryFact[]): ReceiptSums {
  const sums = accountSums(entries)
  const debit = (...accounts: PaperAccount[]) =>
    accounts.reduce((total, account) => total + (sums.get(account) ?? 0), 0)
  const named = costs.map((account): [PaperAccount, number] => [account, 0 - debit(account)])
  return {
    costs: named.filter(([, cents]) => cents !== 0),
    cost: 0 - debit(...costs),
    deposit: 0 - debit('deposit'),
    refundsDue: 0 - debit('refunds'),
    owed: debit('receivable'),
    credit: debit('credit'),
    takenBack: debit('disputed', 'chargeback'),
    paidIn: debit('card', 'bank', 'cash', 'openingBalance'),
    donation: 0 - debit('donation'),
  }
}
