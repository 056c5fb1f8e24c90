import { useEffect, useRef } from 'react'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { helpMessages } from '../help-messages.ts'
import type { HelpProps } from '#web/rentals/rentals/help-props-of.ts'
import { useReport } from '../use-report.ts'
import { Emergency } from './emergency.tsx'
import { ReportField } from './report-field.tsx'

type ReportFormProps = HelpProps & { kind: HelpKind; onDone: (how: 'sent' | 'kept') => void }

/** Where people may be hurt, 911 stands above the form too. */
const dangerous: readonly HelpKind[] = ['accidentReport', 'breakdownReport', 'towingRequest']

/** The form of one kind of help. */
export function ReportForm({ kind, onDone, ...props }: ReportFormProps) {
  const words = useMessages(helpMessages)
  const report = useReport(kind, props, onDone)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    head.current?.closest('form')?.parentElement?.scrollTo(0, 0)
  }, [])
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void report.submit(event)}>
      {dangerous.includes(kind) && <Emergency />}
      <h3 ref={head} tabIndex={-1} className="text-20">
        {words.kinds[kind].name} · {props.car.name}
      </h3>
      {report.fields.map((name) => (
        <ReportField key={name} name={name} kind={kind} typeId={props.car.typeId} report={report} />
      ))}
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {report.isKept && words.saved}
      </p>
      <Button type="submit" size="lg" full busy={report.isPending}>
        {words.send}
      </Button>
    </form>
  )
}
