import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { sumOfDollars } from '#web/core/money.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { useWhen } from '../desk/use-when.ts'
import { monthMessages } from './month-messages.ts'
import type { Month } from './month-sums.ts'
import { Opened } from './opened-sum.tsx'
import { useAccountName } from './use-month.ts'

/** Tax by area and account. */
export function Taxes({ found: { taxes } }: { found: Month }) {
  const words = useMessages(monthMessages)
  const name = useAccountName()
  const rows = taxes.map(({ areaId, name: area, account, amount }) => ({
    id: `${areaId} ${account}`,
    name: area,
    small: name(account),
    sum: <Opened opens="tax" area={areaId} state={account} dollars={amount} />,
  }))
  const all = sumOfDollars(taxes.map(({ amount }) => amount))
  return <Sums title={words.taxByArea} rows={rows} all={all} none={words.noTax} />
}

/** What the company gave, or lost to banks. */
export function Costs({ costs }: Pick<Month, 'costs'>) {
  const words = useMessages(monthMessages)
  const name = useAccountName()
  const rows = costs.map(({ account, amount }) => ({
    id: account,
    name: name(account),
    sum: <Opened opens="cost" state={account} dollars={amount} />,
  }))
  const all = sumOfDollars(costs.map(({ amount }) => amount))
  return <Sums title={words.costs} rows={rows} all={all} none={words.noRows} />
}

/** What was taken in cash, to count drawers by. */
export function Cash({ cash }: Pick<Month, 'cash'>) {
  const words = useMessages(monthMessages)
  const when = useWhen()
  const rows = cash.map(({ day, staff, payments, amount }) => ({
    id: `${day} ${staff}`,
    name: when.day(day),
    small: `${staff ?? words.nobodyKnown}, ${words.payments(payments)}`,
    sum: <Money dollars={amount} />,
  }))
  const all = sumOfDollars(cash.map(({ amount }) => amount))
  return <Sums title={words.cash} rows={rows} all={all} none={words.noCash} />
}

type SumsProps = {
  title: string
  rows: readonly { id: string; name: string; small?: string; sum: ReactNode }[]
  all: number
  none: string
}

/** Names with their sums, and below them all of it. */
function Sums({ title, rows, all, none }: SumsProps) {
  const words = useMessages(monthMessages)
  return (
    <Card className="month-table">
      <table>
        <caption>{title}</caption>
        <tbody>
          {rows.map(({ id, name, small, sum }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {small && <span className="month-small">{small}</span>}
              </th>
              <td>{sum}</td>
            </tr>
          ))}
        </tbody>
        {rows.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{words.sum}</th>
              <td>
                <Money dollars={all} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {rows.length === 0 && <p className="text-ink-2">{none}</p>}
    </Card>
  )
}
