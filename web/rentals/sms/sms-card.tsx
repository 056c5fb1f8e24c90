import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useState } from 'react'
import { endSms, saveSmsNumber, setSmsTopics, smsNumber } from '#protocol/rentals/names.ts'
import { smsTopics, type SmsTopic } from '#protocol/rentals/sms/choices.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { all, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { smsMessages } from './sms-messages.ts'

/** Text messages to who asks for them; nothing where the company sends none (docs/product/sms.md). */
export function SmsCard() {
  const words = useMessages(smsMessages)
  const { data } = useRead(smsNumber, {})
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const topics = useSend(setSmsTopics)
  const ending = useSend(endSms)
  if (!data?.offered) return null
  const settled = (said: string) => ({
    onSuccess: (answer: { status: number; message?: string }) => {
      if (answer.status === 0) errorToast(answer.message ?? '')
      else statusToast(said)
    },
    onSettled: () => void client.invalidateQueries({ queryKey: [smsNumber.name] }),
  })
  const { phone, confirmed } = data
  const choose = (topic: SmsTopic, isOn: boolean) =>
    topics.mutate(
      { topics: smsTopics.filter((one) => (one === topic ? isOn : data.topics.includes(one))) },
      settled(words.saved),
    )
  const isForm = phone === undefined || isAsking
  return (
    <Card aria-labelledby="text-messages" className="grid gap-3">
      <h2 id="text-messages">{words.title}</h2>
      <p className="text-ink-2">{words.lead}</p>
      {phone !== undefined && (
        <p role="status">{confirmed ? words.on(phone) : words.sent(phone)}</p>
      )}
      {confirmed &&
        smsTopics.map((topic) => (
          <Checkbox
            key={topic}
            checked={data.topics.includes(topic)}
            onChange={({ target }) => choose(topic, target.checked)}
          >
            {words.topics[topic]}
          </Checkbox>
        ))}
      {isForm && <NumberForm onDone={() => setAsking(false)} />}
      {phone !== undefined && (
        <div className="flex flex-wrap gap-3">
          {!isAsking && (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {words.again}
            </Button>
          )}
          <Button
            variant="ghost"
            busy={ending.isPending}
            onClick={() => ending.mutate({}, settled(words.ended))}
          >
            {words.end}
          </Button>
        </div>
      )}
    </Card>
  )
}

function NumberForm({ onDone }: { onDone: () => void }) {
  const words = useMessages(smsMessages)
  const client = useQueryClient()
  const asking = useSend(saveSmsNumber)
  const form = useForm({ mode: 'onBlur', defaultValues: { phone: '' } })
  useServerErrors(form, asking.error)
  const send = form.handleSubmit((values) =>
    asking.mutate(values, {
      onSuccess: (answer) => (answer.status === 0 ? errorToast(answer.message) : onDone()),
      onSettled: () => void client.invalidateQueries({ queryKey: [smsNumber.name] }),
    }),
  )
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        required
        error={form.formState.errors.phone?.message}
        {...form.register('phone', all(fieldRules.required))}
      />
      <div>
        <Button type="submit" variant="secondary" busy={asking.isPending}>
          {words.ask}
        </Button>
      </div>
    </form>
  )
}
