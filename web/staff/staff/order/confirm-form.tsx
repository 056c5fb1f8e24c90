import { Check, Clock } from 'lucide-react'
import { useState } from 'react'
import { staffBookings, staffDecidePerson, staffPeople } from '#protocol/staff/names.ts'
import { staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { missingMessages } from '../keys/missing-messages.ts'
import { useDecide } from '../use-decide.ts'
import { CheckPapers } from './check-papers.tsx'
import { ConfirmMatch } from './confirm-match.tsx'
import { confirmMessages } from './confirm-messages.ts'
import type { StaffOrder } from './staff-order.ts'

type ConfirmFormProps = { order: StaffOrder; onRefuse: () => void; onDone: () => void }

/** What is missing with what mends it beside it, who may be blocked, and one press (docs/product/staff.md#confirming). */
export function ConfirmForm({ order, onRefuse, onDone }: ConfirmFormProps) {
  const words = useMessages(confirmMessages)
  const papers = useMessages(missingMessages)
  const { booking } = order
  const [checked, setChecked] = useState<string>()
  const [answer, setAnswer] = useState<'same' | 'other'>()
  const [isFree, setFree] = useState(false)
  const [why, setWhy] = useState('')
  const { data } = useRead(
    staffPeople,
    { find: booking.userId },
    { enabled: booking.possibleMatch },
  )
  const person = data?.people.find(({ id }) => id === booking.userId)
  const tellApart = useSend(staffDecidePerson)
  const { decide, isPending, error } = useDecide(staffDecideBooking, staffBookings, staffPeople)
  if (checked !== undefined) {
    return (
      <div className="grid gap-4">
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => setChecked(undefined)}
        >
          {words.back}
        </Button>
        <CheckPapers driver={checked} />
      </div>
    )
  }
  const nameOf = (id: string | undefined) =>
    booking.drivers.find(({ driverId }) => driverId === id)?.name
  const needsContract = order.contract?.acceptedAt === undefined
  const ofPapers = booking.missing.some(({ code, why: gap }) => gap || code === 'driver')
  // While who they may be is on its way nothing is confirmed.
  const isMatched = booking.possibleMatch && (person?.matches.length ?? 1) > 0
  const { orderId, version } = booking
  const confirm = () => {
    const override = isFree ? why.trim() : undefined
    decide({ order: orderId, version, decision: 'confirm', override }, onDone)
  }
  const send = () => {
    if (!isMatched || !person) return confirm()
    const apart = { member: person.id, version: person.version, decision: 'notSame' } as const
    tellApart.mutate(apart, {
      onSuccess: (said) => (said.status === 0 ? errorToast(said.message) : confirm()),
    })
  }
  const failure = Object.values(fieldErrors(error) ?? {})[0]
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {booking.missing.length === 0 && !needsContract && <p>{words.all}</p>}
      <ul className="confirm-gaps">
        {booking.missing.map(({ code, driver, why: gap }) => (
          <li key={`${code} ${driver}`}>
            <span>
              <b>{[papers.codes[code], nameOf(driver)].filter(Boolean).join(', ')}</b>
              {gap && <span className="block text-14 text-ink-2">{papers.gaps[gap]}</span>}
            </span>
            {gap === 'submitted' && driver !== undefined && (
              <Button variant="secondary" size="sm" onClick={() => setChecked(driver)}>
                {words.check}
              </Button>
            )}
          </li>
        ))}
        {needsContract && (
          <li>
            <span>
              <b>{words.contract}</b>
              <span className="block text-14 text-ink-2">{words.contractText}</span>
            </span>
          </li>
        )}
      </ul>
      {person && <ConfirmMatch person={person} answer={answer} onAnswer={setAnswer} />}
      {ofPapers && (
        <div className="grid gap-3">
          <Checkbox checked={isFree} onChange={({ target }) => setFree(target.checked)}>
            {words.keys}
            <span className="block text-14 text-ink-2">{words.keysHint}</span>
          </Checkbox>
          {isFree && (
            <>
              <div role="group" aria-label={words.why} className="flex flex-wrap gap-3">
                {words.reasons.map((reason) => (
                  <Chip
                    key={reason}
                    selected={why.startsWith(reason)}
                    onToggle={() => setWhy(reason)}
                  >
                    {reason}
                  </Chip>
                ))}
              </div>
              <TextField
                label={words.why}
                hint={words.logged}
                autoComplete="off"
                value={why}
                {...limitsOf(staffDecideBooking.input.shape.override)}
                required
                {...(failure && { error: failure })}
                onChange={({ target }) => setWhy(target.value)}
              />
            </>
          )}
        </div>
      )}
      <div className="confirm-foot">
        <Button variant="ghost" onClick={onRefuse}>
          {words.refuse}
        </Button>
        {(booking.missing.length > 0 || isMatched) && (
          <Button variant="secondary" onClick={onDone} title={words.laterText}>
            <Clock aria-hidden="true" size={20} />
            {words.later}
          </Button>
        )}
        <Button
          type="submit"
          busy={isPending || tellApart.isPending}
          disabledReason={
            isMatched && answer === undefined
              ? words.needsAnswer
              : answer === 'same'
                ? words.isSameText
                : undefined
          }
        >
          <Check aria-hidden="true" size={20} />
          {booking.missing.length > 0 ? words.anyway : words.confirm}
        </Button>
      </div>
    </form>
  )
}
