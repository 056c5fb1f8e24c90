import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Lock, Settings2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { addMonths } from '#domain/money/books/month.ts'
import { staffCloseMonth, staffMonth } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, sumOfDollars } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { ListFile, ListFiles } from './month-files.tsx'
import { MonthPanel } from './month-lines.tsx'
import { monthMessages } from './month-messages.ts'
import { type Month, percentOf, salesOf, taxOf, together } from './month-sums.ts'
import { MonthTables } from './month-tables.tsx'
import { type Opens, useMonth, useMonthName, useShortMonth } from './use-month.ts'
import './month.css'

/** A month of the books, each number with what it is made of (docs/product/month.md). */
export function MonthView() {
  const { month } = useMonth()
  const { data, error, refetch } = useRead(staffMonth, month === undefined ? {} : { month })
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-120" />
  return (
    <>
      <Head found={data} />
      <Numbers found={data} />
      <MonthTables found={data} />
      <ListFiles />
      <MonthPanel found={data} />
    </>
  )
}

/** Which month it is, whether it is closed, and its files. */
function Head({ found }: { found: Month }) {
  const words = useMessages(monthMessages)
  const name = useMonthName()
  const when = useWhen()
  const { show } = useMonth()
  const { month, current, first, closed } = found
  const goTo = (months: number) => {
    const other = addMonths(month, months)
    show(other === current ? undefined : other)
  }
  return (
    <div className="month-head">
      <div className="month-name">
        <h2>{name(month)}</h2>
        <IconButton label={words.previous} disabled={month <= first} onClick={() => goTo(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={words.next} disabled={month >= current} onClick={() => goTo(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        {closed && (
          <Badge tone="ok">
            <Lock aria-hidden="true" size={16} />
            {words.closedOn(when.instant(closed.at))}
          </Badge>
        )}
      </div>
      <div className="month-do">
        {found.canClose && <Close found={found} />}
        <ListFile name="ledger" month={month} label={words.ledgerFile} />
        <ListFile name="journal" month={month} label={words.journal} isMain />
        <LinkButton
          variant="ghost"
          to={routes.staff}
          search={(before) => ({ ...before, open: 'books' })}
          state={{ fromRow: true }}
          resetScroll={false}
          aria-label={words.books}
        >
          <Settings2 aria-hidden="true" size={20} />
        </LinkButton>
      </div>
    </div>
  )
}

function Close({ found }: { found: Month }) {
  const words = useMessages(monthMessages)
  const name = useMonthName()
  const [isAsking, setAsking] = useState(false)
  const { decide, isPending } = useDecide(staffCloseMonth, staffMonth)
  const { month, version } = found
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Lock aria-hidden="true" size={20} />
        {words.close(name(month))}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.closeTitle(name(month))}
        text={words.closeText(formatMoney(salesOf(found)), formatMoney(taxOf(found)))}
        okLabel={words.close(name(month))}
        busy={isPending}
        onCancel={() => setAsking(false)}
        onOk={() => {
          setAsking(false)
          decide({ month, version })
        }}
      />
    </>
  )
}

/** The month in five numbers. */
function Numbers({ found }: { found: Month }) {
  const words = useMessages(monthMessages)
  const held = sumOfDollars(found.deposits.map(({ amount }) => amount))
  const owed = sumOfDollars(found.debts.map(({ amount }) => amount))
  const owing = found.debts.reduce((sum, { orders }) => sum + orders, 0)
  const used = percentOf(together(found.areas.map((area) => area.used)))
  const points = used - percentOf(found.before)
  const short = useShortMonth()
  const number = 'month-number'
  return (
    <>
      <ul className="month-numbers" aria-label={words.numbers}>
        <Number opens="sales" label={words.sales}>
          <Money dollars={salesOf(found)} className={number} />
        </Number>
        <Number opens="tax" label={words.tax}>
          <Money dollars={taxOf(found)} className={number} />
        </Number>
        <Number opens="deposits" label={words.held}>
          <Money dollars={held} className={number} />
        </Number>
        <Number opens="debts" label={words.owed(owing)}>
          <Money dollars={owed} className={owed > 0 ? `${number} is-owed` : number} />
        </Number>
        <Number
          opens="cars"
          label={
            found.before.possible > 0
              ? words.usedBefore(points, short(addMonths(found.month, -1)))
              : words.used
          }
        >
          <Num className={number}>{used} %</Num>
        </Number>
      </ul>
      {found.balance !== 0 && (
        <Banner tone="danger">{words.notBalanced(formatMoney(found.balance))}</Banner>
      )}
    </>
  )
}

function Number({ opens, label, children }: { opens: Opens; label: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={routes.staff}
        search={(before) => ({ ...before, open: opens, area: undefined, state: undefined })}
        state={{ fromRow: true }}
        resetScroll={false}
      >
        {children}
        <span className="text-14 text-ink-2">{label}</span>
      </Link>
    </li>
  )
}
