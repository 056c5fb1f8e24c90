import { Link } from '@tanstack/react-router'
import { Check, DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { companyOpening, staffOpenCompany, staffReadTexts } from '#protocol/staff/names.ts'
import type { Success } from '#protocol/core/operation.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { openingMessages } from './opening-messages.ts'

type Opening = Success<typeof companyOpening>
type Step = Opening['steps'][number]

/** While somebody sets a variable or imports cars elsewhere, the list follows. */
const againMs = 10_000

/** What is there and what is missing before the company takes bookings, and the press that opens it (docs/product/company.md#opening). */
export function OpeningView() {
  const words = useMessages(openingMessages)
  const { data, error, refetch } = useRead(companyOpening, {}, { refetchInterval: againMs })
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  const left = data.steps.filter(({ isDone }) => !isDone).length
  const next = data.steps.findIndex(({ isDone }) => !isDone)
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4">
        <div role="status">
          <h2 className="text-20">
            {data.openedAt ? words.isOpen : left === 0 ? words.ready : words.before(left)}
          </h2>
        </div>
        <ol className="grid gap-1">
          {data.steps.map((step, index) => (
            <StepItem
              key={step.step}
              step={step}
              number={index + 1}
              isNext={index === next}
              textsVersion={data.textsVersion}
            />
          ))}
        </ol>
        <Press opening={data} left={left} />
      </Card>
      <Card className="grid gap-3">
        <h2 className="text-20">{words.later}</h2>
        <Link to={routes.staff} search={{ view: 'company' }} className="link justify-self-start">
          {words.look}
        </Link>
        <Link to={routes.staff} search={{ view: 'team' }} className="link justify-self-start">
          {words.team}
        </Link>
        <Link to={routes.staff} search={{ view: 'moving' }} className="link justify-self-start">
          {words.moving}
        </Link>
      </Card>
    </div>
  )
}

type StepItemProps = { step: Step; number: number; isNext: boolean; textsVersion: string }

function StepItem({ step, number, isNext, textsVersion }: StepItemProps) {
  const words = useMessages(openingMessages)
  const { step: name, isDone, text } = step
  return (
    <li
      className={cx(
        'grid gap-3 border-t border-line p-3',
        isNext && 'rounded-control bg-poppy-soft',
      )}
    >
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className={cx(
            'grid size-10 flex-none place-items-center rounded-full font-bold',
            isDone ? 'bg-primary text-on-primary' : isNext ? 'bg-poppy text-on-poppy' : 'bg-sunken',
          )}
        >
          {isDone ? <Check size={20} /> : number}
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-bold">
            {words.steps[name]}
            <span className="sr-only">: {isDone ? words.done : words.missing}</span>
          </p>
          <p className="break-words text-ink-2">{text}</p>
        </div>
      </div>
      {!isDone && name !== 'mail' && name !== 'texts' && (
        <LinkButton
          to={routes.staff}
          search={{ view: name === 'cars' ? 'cars' : 'company' }}
          variant="secondary"
          size="sm"
          className="justify-self-start"
        >
          {words.goes[name]}
        </LinkButton>
      )}
      {!isDone && name === 'texts' && <ReadTexts key={textsVersion} version={textsVersion} />}
    </li>
  )
}

function ReadTexts({ version }: { version: string }) {
  const words = useMessages(openingMessages)
  const [has, setHas] = useState(false)
  const { decide, isPending } = useDecide(staffReadTexts, companyOpening)
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-4">
        <Link to={routes.terms} className="link" target="_blank">
          {words.terms}
        </Link>
        <Link
          to={routes.staff}
          search={{ view: 'texts', text: 'contract' }}
          className="link"
          target="_blank"
        >
          {words.contract}
        </Link>
        <Link to={routes.about} className="link" target="_blank">
          {words.about}
        </Link>
      </p>
      <Checkbox checked={has} onChange={({ target }) => setHas(target.checked)}>
        {words.accept}
      </Checkbox>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabledReason={has ? undefined : words.acceptFirst}
        busy={isPending}
        onClick={() => decide({ version })}
      >
        {words.acceptPress}
      </Button>
    </div>
  )
}

function Press({ opening, left }: { opening: Opening; left: number }) {
  const words = useMessages(openingMessages)
  const when = useWhen()
  const [isAsking, setAsking] = useState(false)
  const { decide, isPending } = useDecide(staffOpenCompany, companyOpening)
  if (opening.openedAt)
    return (
      <div className="grid gap-3 border-t border-line pt-4">
        <p className="text-ink-2">{words.openText(when.instant(opening.openedAt))}</p>
        <Button
          variant="danger"
          className="justify-self-start"
          busy={isPending}
          onClick={() => setAsking(true)}
        >
          {words.close}
        </Button>
        <ConfirmDialog
          isOpen={isAsking}
          title={words.closeTitle}
          text={words.closeAsk}
          okLabel={words.close}
          cancelLabel={words.cancel}
          danger
          onCancel={() => setAsking(false)}
          onOk={() => {
            setAsking(false)
            decide({ open: '0' })
          }}
        />
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <p className="flex-1 basis-40 text-ink-2">{words.closedText}</p>
      <Button
        size="lg"
        disabledReason={left > 0 ? words.toGo(left) : undefined}
        busy={isPending}
        onClick={() => decide({ open: '1' })}
      >
        <DoorOpen aria-hidden="true" size={20} />
        {words.open}
      </Button>
      {left > 0 && <b aria-hidden="true">{words.toGo(left)}</b>}
    </div>
  )
}
