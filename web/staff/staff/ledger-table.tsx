import { useMessages } from '#web/core/i18n.ts'
import { sumOfDollars } from '#web/core/money.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { staffMessages } from './messages.ts'

type LedgerTableProps = { ledger: readonly { account: string; balance: number }[] }

/** A tax with an account of its own has the code that an owner gave it (docs/product/prices.md#taxes). */
export function accountName(account: string, names: Record<string, string>): string {
  const code = account.startsWith('tax-') ? ` ${account.slice('tax-'.length)}` : ''
  return names[account] ?? (code ? `${names.tax}${code}` : account)
}

/** The balance of every account; all of them together are zero (docs/product/booking-and-payment.md#ledger). */
export function LedgerTable({ ledger }: LedgerTableProps) {
  const words = useMessages(staffMessages)
  return (
    <Card aria-label={words.ledger} className="max-w-160">
      <table className="w-full">
        <caption className="mb-3 text-left font-display text-24 font-bold">{words.ledger}</caption>
        <thead>
          <tr className="border-b border-line text-left text-14">
            <th scope="col" className="py-2">
              {words.account}
            </th>
            <th scope="col" className="py-2 text-right">
              {words.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {ledger.map(({ account, balance }) => (
            <tr key={account} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {accountName(account, words.accounts)}
              </th>
              <td className="py-2 text-right">
                <Money dollars={balance} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-2 text-left">
              {words.sum}
            </th>
            <td className="py-2 text-right font-bold">
              <Money dollars={sumOfDollars(ledger.map(({ balance }) => balance))} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
