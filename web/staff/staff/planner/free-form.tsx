import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Day, WallTime } from '#domain/core/time/wall-time.ts'
import { staffBlockCar, staffBrokenCar, staffCalendar, staffCars } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { all, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import type { Chosen } from './choice.ts'
import { plannerMessages } from './planner-messages.ts'
import { useSaid } from './planner-row.tsx'
import { wallIn } from './stretches.ts'
import { useMay } from './use-may.ts'

type FreeFormProps = { chosen: Chosen; from: Day; now: WallTime; onDone: () => void }
type Values = { from: string; until: string; reason: string }

/** What nobody has: a booking for a caller, or a block with its reason. What is in the way is said before it is sent. */
export function FreeForm({ chosen: { car, range }, from: day, now, onDone }: FreeFormProps) {
  const words = useMessages(plannerMessages)
  const when = useWhen()
  const may = useMay()
  const said = useSaid()
  const [from, setFrom] = useState(wallIn(range.from, day))
  const [until, setUntil] = useState(wallIn(range.until, day))
  const mayBlock = may('staffBlockCar')
  const { data } = useRead(staffBrokenCar, { car: car.id }, { enabled: mayBlock })
  const { decide, isPending, error } = useDecide(
    staffBlockCar,
    staffCalendar,
    staffBrokenCar,
    staffCars,
  )
  const form = useForm<Values>({ mode: 'onBlur', defaultValues: { reason: '' } })
  useServerErrors(form, error)
  const { errors } = form.formState
  const inTheWay = car.bars.find(({ start, gapEnd }) => start < until && from < gapEnd)
  const off = car.status === 'active' ? undefined : car.status
  const send = form.handleSubmit(({ reason }) => {
    // A car that is blocked from now on is so from the moment that it is sent.
    const begins = from <= now ? {} : { from }
    const block = { car: car.id, version: data?.version ?? '', kind: 'block', reason } as const
    decide({ ...block, ...begins, until }, onDone)
  })
  const changed = (name: 'from' | 'until', set: (value: string) => void) => (value: string) => {
    set(value)
    form.clearErrors(name)
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <DateTimeField
        label={words.from}
        value={from}
        min={now}
        isNear
        {...(errors.from?.message && { error: errors.from.message })}
        onChange={changed('from', setFrom)}
      />
      <DateTimeField
        label={words.until}
        value={until}
        min={from}
        isNear
        {...(errors.until?.message && { error: errors.until.message })}
        onChange={changed('until', setUntil)}
      />
      {inTheWay && (
        <Banner tone="warn">
          {words.conflict(said.name(inTheWay), when.wall(inTheWay.start))}
        </Banner>
      )}
      {off === undefined || off === 'retired' ? null : (
        <Banner tone="warn">{words.notFor(words.statuses[off])}</Banner>
      )}
      {may('staffBookings') && off === undefined && !inTheWay && (
        <LinkButton
          to={routes.staff}
          search={(before) => ({ ...before, new: 'booking', car: car.id, start: from, end: until })}
        >
          {words.book}
        </LinkButton>
      )}
      {mayBlock && data && !inTheWay && (
        <>
          <TextField
            label={words.reason}
            maxLength={200}
            autoComplete="off"
            required
            error={errors.reason?.message}
            {...form.register('reason', all(fieldRules.required))}
          />
          <Button type="submit" variant="secondary" busy={isPending}>
            {words.block}
          </Button>
        </>
      )}
    </form>
  )
}
