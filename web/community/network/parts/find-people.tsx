import { Search } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Connection } from '#protocol/community/network/connection.ts'
import { findPeople } from '#protocol/community/network/find-people.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { networkMessages } from '../messages.ts'
import { PersonRow } from './person-row.tsx'
import { ConnectButton } from './connect-dialog.tsx'

/** docs/product/community.md#finding-people; what was typed goes by POST and stands in no address. */
export function FindPeople() {
  const words = useMessages(networkMessages)
  const { mutate, data, isPending, refused, error } = useSend(findPeople)
  const form = useForm({ defaultValues: { text: '' } })
  useServerErrors(form, error)
  const people = data?.status === 1 ? data.people : undefined
  const submit = form.handleSubmit((values) => mutate(values))
  return (
    <Card className="grid gap-4" aria-labelledby="network-find">
      <h2 id="network-find">{words.find}</h2>
      <form
        noValidate
        role="search"
        className="grid gap-3"
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={words.findLabel}
          hint={words.findHint}
          autoComplete="off"
          error={form.formState.errors.text?.message}
          {...form.register('text', asked(findPeople.input.shape.text))}
        />
        <Button type="submit" variant="secondary" busy={isPending}>
          <Search aria-hidden="true" size={20} />
          {words.search}
        </Button>
      </form>
      {refused && (
        <Banner tone="warn" role="alert">
          {refused}
        </Banner>
      )}
      <div role="status">
        {people && <p>{people.length === 0 ? words.foundNobody : words.found(people.length)}</p>}
      </div>
      {people && people.length > 0 && (
        <ul className="grid gap-4">
          {people.map((person) => (
            <Found key={person.id} person={person} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Found({ person }: { person: Connection }) {
  const words = useMessages(networkMessages)
  const [sent, setSent] = useState<'asked' | 'connected'>()
  const connect = (
    <ConnectButton userId={person.id} name={person.name ?? words.someone} onSent={setSent} />
  )
  return (
    <PersonRow
      person={person}
      actions={sent ? <Badge tone="info">{words.state[sent]}</Badge> : connect}
    >
      {words.score} {person.score.value.toFixed(1)}, {person.score.title}
    </PersonRow>
  )
}
