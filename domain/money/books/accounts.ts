/** Income that is rent, what goes with it, and all the rest, by its account (docs/product/month.md#sales). */
export const salesParts = {
  rent: ['rent'],
  extras: ['extras'],
  rest: ['miles', 'gas', 'charging', 'damage', 'passedOn', 'fee'],
} as const

export type SalesPart = keyof typeof salesParts

/** What the company gives, or loses to a bank. */
export const costAccounts = ['goodwill', 'donationCost', 'relocation', 'chargeback'] as const

/** Tax that is owed to somebody, with an account of its own or without. */
export const isTax = (account: string): boolean => account === 'tax' || account.startsWith('tax-')

const partOf: Record<string, SalesPart> = Object.fromEntries(
  Object.entries(salesParts).flatMap(([part, accounts]) =>
    accounts.map((account) => [account, part as SalesPart]),
  ),
)

/** Which part of the sales an account is, if it is one. */
export const salesPartOf = (account: string): SalesPart | undefined => partOf[account]

/** The accounts of a part of the month; of tax all whose names begin so. */
export const accountsOf = (part: 'sales' | SalesPart | 'cost'): readonly string[] =>
  part === 'cost'
    ? costAccounts
    : part === 'sales'
      ? Object.values(salesParts).flat()
      : salesParts[part]

/**
 * What our accounts are called in a journal, as long as the company says nothing else. None is of a kind that wants a
 * customer with each line, as QuickBooks' own receivables do.
 */
const usualNames: Record<string, string> = {
  card: 'Card payments',
  bank: 'Bank',
  cash: 'Cash',
  disputed: 'Disputed card payments',
  receivable: 'Owed by renters',
  deposit: 'Deposits held',
  refunds: 'Refunds to pay',
  credit: 'Renters’ credit',
  donation: 'Donations to pay',
  tax: 'Tax to pay',
  rent: 'Rent',
  extras: 'Extras',
  miles: 'Miles',
  gas: 'Gas',
  charging: 'Charging',
  damage: 'Damage and fees',
  passedOn: 'Tolls and fines passed on',
  fee: 'Card fees charged',
  goodwill: 'Goodwill',
  donationCost: 'Donations',
  relocation: 'Cars moved',
  chargeback: 'Chargebacks',
  openingBalance: 'Opening balance',
}

/** How an account is called in a journal (docs/product/month.md#journal). */
export function accountName(account: string, own: Readonly<Record<string, string>>): string {
  const given = own[account]
  if (given) return given
  const code = account.startsWith('tax-') ? account.slice('tax-'.length) : undefined
  return code === undefined ? (usualNames[account] ?? account) : `${usualNames['tax']} ${code}`
}

/** All accounts that can be named, but taxes with an account of their own. */
export const namedAccounts: readonly string[] = Object.keys(usualNames)
