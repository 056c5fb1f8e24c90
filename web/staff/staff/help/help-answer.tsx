import { useState } from 'react'
import type { HelpStatus } from '#domain/help/help/help-status.ts'
import { helpRequests, staffHelp } from '#protocol/help/names.ts'
import { type StaffHelpItem, staffUpdateHelp } from '#protocol/help/help/staff-help.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDecide } from '../use-decide.ts'
import { staffHelpMessages } from './staff-help-messages.ts'

/** A new status, an answer in the thread, or both at once. */
export function HelpAnswer({ request }: { request: StaffHelpItem }) {
  const words = useMessages(staffHelpMessages)
  const [chosen, setStatus] = useState<HelpStatus>()
  const [message, setMessage] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { decide, isPending } = useDecide(staffUpdateHelp, staffHelp, helpRequests)
  const { id, number, nextStatuses, version } = request
  // A colleague may have changed it while the answer was being written, which stays.
  const status = nextStatuses.find((each) => each === chosen)
  const send = () => {
    const text = message.trim() || undefined
    if (!status && !text) return setEmpty(true)
    decide({ request: id, status, version: status && version, message: text }, () => {
      setStatus(undefined)
      setMessage('')
    })
  }
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-4">
      <legend className="sr-only">{number}</legend>
      <Select
        className="max-w-100"
        label={words.status}
        placeholder={words.keepStatus}
        value={status ?? ''}
        items={nextStatuses.map((each) => ({ id: each, name: words.statuses[each] }))}
        onChange={({ target }) => {
          setEmpty(false)
          setStatus(nextStatuses.find((each) => each === target.value))
        }}
      />
      <TextArea
        label={words.answer}
        value={message}
        {...limitsOf(staffUpdateHelp.input.shape.message)}
        {...(isEmpty ? { error: words.needsOne } : {})}
        onChange={({ target }) => {
          setEmpty(false)
          setMessage(target.value)
        }}
      />
      <Button busy={isPending} className="justify-self-start" onClick={send}>
        {words.send}
      </Button>
    </fieldset>
  )
}
