import { type ReactNode, useId } from 'react'
import { depositStands } from '#domain/fleet/pricing/deposit-back.ts'
import type { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { keysMessages } from '../keys-messages.ts'
import { shownInstant } from '../shown-instant.ts'

/** What the return came to: every line with its rule, the deposit, and what goes back or is owed (docs/product/money.md#deposit-release). */
export function Settlement({ money, zone }: { money: MoneyOfRental; zone: string | undefined }) {
  const words = useMessages(keysMessages)
  const id = useId()
  const { charges, deposit, refunds, balance } = money
  return (
    <Card aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>{words.settlement}</h2>
      {charges.length === 0 && <p>{words.noCharges}</p>}
      <dl className="grid gap-3">
        {charges.map((line, index) => (
          <Line key={index} label={line.label} rule={line.rule} dollars={line.amount} />
        ))}
        {refunds.map((refund, index) => (
          <Line
            key={`refund ${index}`}
            label={words.refund}
            rule={refund.text}
            dollars={refund.amount}
          />
        ))}
        <Line
          label={words.deposit}
          rule={words.depositStates[depositStands(deposit.state, refunds)]}
          dollars={deposit.held}
        >
          {deposit.releaseAt && <Num>{shownInstant(deposit.releaseAt, zone)}</Num>}
        </Line>
      </dl>
      {balance && (
        <Banner tone="warn">
          <p>{words.balanceText}</p>
          <LinkButton to={routes.payment} search={{ order: balance.order }}>
            {words.balance(formatMoney(balance.amount))}
          </LinkButton>
        </Banner>
      )}
    </Card>
  )
}

type LineProps = { label: string; rule: string; dollars: number; children?: ReactNode }

function Line({ label, rule, dollars, children }: LineProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="min-w-0 flex-1">
        <b className="block">{label}</b>
        <span className="block text-14 text-ink-2">
          {rule} {children}
        </span>
      </dt>
      <dd className="font-medium whitespace-nowrap">
        <Money dollars={dollars} />
      </dd>
    </div>
  )
}
