import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Success } from '#protocol/core/operation.ts'
import { staffTolls } from '#protocol/money/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, sumOfDollars } from '#web/core/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { tollMessages } from './toll-messages.ts'

export type Tolls = Success<typeof staffTolls>

type Found = Tolls['found'][number]
type Unclear = Tolls['unclear'][number]

type TollPlanProps = { file: File; said: Tolls; onDone: (lines: number) => void }

/** Where a line that is not clear goes: the order that is proposed, the company, or nowhere. */
type Chosen = ReadonlyMap<number, string>

/** What the file would do, what staff make of the lines that are not clear, and the press that passes it on. */
export function TollPlan({ file, said, onDone }: TollPlanProps) {
  const words = useMessages(tollMessages)
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const { decide, isPending, error } = useDecide(staffTolls)
  const { found, unclear, seenBefore, renters, fingerprint } = said
  if (fingerprint === undefined) return <EmptyState title={words.nothing} />
  const choose = (line: number, to: string) =>
    setChosen((before) => {
      const after = new Map(before)
      if (to === '') after.delete(line)
      else after.set(line, to)
      return after
    })
  const isPassedOn = ({ line }: Unclear) => (chosen.get(line) ?? 'company') !== 'company'
  const added = unclear.filter(isPassedOn)
  const lines = found.length + added.length
  const sum = sumOfDollars([...found, ...added].map(({ amount }) => amount))
  const passOn = () =>
    decide({ file, fingerprint, chosen: [...chosen].map(([line, to]) => ({ line, to })) }, () =>
      onDone(lines),
    )
  return (
    <>
      <ul className="toll-numbers">
        <Count number={found.length} label={words.found(found.length)} />
        <Count number={unclear.length} label={words.needYou(unclear.length)} isOpen />
        <Count number={seenBefore} label={words.seenBefore(seenBefore)} />
        <Count number={renters} label={words.renters(renters)} />
      </ul>
      <div className="toll-columns">
        <div className="grid gap-4">
          {unclear.length > 0 && (
            <Rows title={words.needTitle}>
              {unclear.map((toll) => (
                <UnclearRow
                  key={toll.line}
                  toll={toll}
                  to={chosen.get(toll.line) ?? ''}
                  onChoose={(to) => choose(toll.line, to)}
                />
              ))}
            </Rows>
          )}
          {found.length > 0 && (
            <Rows title={words.foundTitle}>
              {found.map((toll) => (
                <FoundRow key={toll.line} toll={toll} />
              ))}
            </Rows>
          )}
        </div>
        <Card tight className="toll-sum grid gap-3" aria-label={words.passOn}>
          <h3>{words.passOn}</h3>
          <p className="flex justify-between gap-3 font-bold">
            {words.sum(renters)}
            <Money dollars={sum} />
          </p>
          {said.now > 0 && <Part label={words.settled} dollars={said.now} />}
          {said.atReturn > 0 && <Part label={words.atReturn} dollars={said.atReturn} />}
          <p className="text-14 text-ink-2">{words.notice}</p>
          {error && (
            <p role="alert" className="font-bold text-danger">
              {words.changed}
            </p>
          )}
          {lines + chosen.size > 0 && (
            <Button busy={isPending} onClick={passOn}>
              <Check aria-hidden="true" size={20} />
              {lines > 0 ? words.press(lines, formatMoney(sum)) : words.onlyPay(chosen.size)}
            </Button>
          )}
          <p className="text-14 text-ink-2">{words.once}</p>
        </Card>
      </div>
    </>
  )
}

function Count({ number, label, isOpen }: { number: number; label: string; isOpen?: boolean }) {
  return (
    <li>
      <Num className={isOpen && number > 0 ? 'toll-number is-open' : 'toll-number'}>{number}</Num>
      <span className="text-14 text-ink-2">{label}</span>
    </li>
  )
}

function Part({ label, dollars }: { label: string; dollars: number }) {
  return (
    <p className="flex justify-between gap-3 text-14">
      <span>{label}</span>
      <Money dollars={dollars} />
    </p>
  )
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <h3 className="mb-3">{title}</h3>
      <ul className="toll-rows">{children}</ul>
    </Card>
  )
}

/** When, where and which plate, as the agency says it. */
function Where({ toll }: { toll: Found | Unclear }) {
  const when = useWhen()
  return (
    <span>
      <b>{when.wall(toll.at)}</b>
      <span className="toll-small">
        {toll.place}, <Code>{toll.plate}</Code>
      </span>
    </span>
  )
}

function FoundRow({ toll }: { toll: Found }) {
  const words = useMessages(tollMessages)
  const when = useWhen()
  const { renter, number, from, until } = toll.holder
  return (
    <li>
      <Where toll={toll} />
      <Money dollars={toll.amount} className="font-bold" />
      <span>
        <b>{renter}</b> <Num>{number}</Num>
        <span className="toll-small">{words.held(when.day(from), until && when.day(until))}</span>
      </span>
    </li>
  )
}

type UnclearRowProps = { toll: Unclear; to: string; onChoose: (to: string) => void }

function UnclearRow({ toll, to, onChoose }: UnclearRowProps) {
  const words = useMessages(tollMessages)
  const when = useWhen()
  const { why, holder } = toll
  const choices = [
    ...(holder ? [{ id: holder.orderId, name: words.to(holder.renter) }] : []),
    ...(why === 'notOurs' || why === 'own' ? [] : [{ id: 'company', name: words.wePay }]),
  ]
  return (
    <li>
      <Where toll={toll} />
      <Money dollars={toll.amount} className="font-bold" />
      <span>
        <b className="toll-why">{words.why[why]}</b>
        <span className="toll-small">
          <Doubt toll={toll} />
        </span>
      </span>
      {choices.length > 0 && (
        <div
          role="group"
          aria-label={words.choices(`${when.wall(toll.at)}, ${toll.place}`)}
          className="flex flex-wrap gap-2"
        >
          {choices.map(({ id, name }) => (
            <Button
              key={id}
              size="sm"
              variant={to === id ? 'primary' : 'secondary'}
              aria-pressed={to === id}
              onClick={() => onChoose(to === id ? '' : id)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

function Doubt({ toll: { why, minutes, meant, holder } }: { toll: Unclear }) {
  const words = useMessages(tollMessages)
  if (meant !== undefined) return words.meant(meant, holder?.renter)
  if (why === 'justReturned' && minutes !== undefined && holder)
    return words.after(minutes, holder.renter)
  if (why === 'own') return words.ownText
  return why === 'notOurs' ? words.notOursText : words.nobodyText
}
