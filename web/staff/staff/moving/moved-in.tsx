import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Success } from '#protocol/core/operation.ts'
import { staffGiveEmail as schema } from '#protocol/staff/moving/moving-in.ts'
import { staffGiveEmail, staffInvitePeople, staffMovedIn } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { movingMessages } from './moving-messages.ts'

type Waiting = Success<typeof staffMovedIn>

/** Who came with a file and was not invited yet, and who has no e-mail to be invited at. */
export function MovedIn() {
  const { data, error, refetch } = useRead(staffMovedIn, {})
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  return (
    <>
      <Invitations {...data} />
      {data.withoutEmailInAll > 0 && <WithoutEmail {...data} />}
    </>
  )
}

function Invitations({ toInvite, withEmail, withoutEmailInAll }: Waiting) {
  const words = useMessages(movingMessages)
  const { decide, isPending } = useDecide(staffInvitePeople, staffMovedIn)
  const [isAsking, setAsking] = useState(false)
  const inAll = toInvite + withoutEmailInAll
  return (
    <StaffCard about={words.invitations} title={words.invitations}>
      <p role="status" className="text-ink-2">
        {inAll === 0 ? words.nobody : words.waiting(inAll)}
      </p>
      {toInvite > 0 && (
        <Button className="justify-self-start" busy={isPending} onClick={() => setAsking(true)}>
          <Mail aria-hidden="true" size={20} />
          {words.inviteAll(toInvite)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.inviteTitle(toInvite)}
        text={words.inviteText}
        okLabel={words.inviteAll(toInvite)}
        cancelLabel={words.notNow}
        onCancel={() => setAsking(false)}
        onOk={() => {
          setAsking(false)
          decide({})
        }}
      />
      {toInvite > 0 && (
        <ul>
          {withEmail.map((person) => (
            <Invited key={person.id} {...person} />
          ))}
          {toInvite > withEmail.length && (
            <li className="border-t border-line pt-3">{words.more(toInvite - withEmail.length)}</li>
          )}
        </ul>
      )}
    </StaffCard>
  )
}

function Invited({ id, name, email }: Waiting['withEmail'][number]) {
  const words = useMessages(movingMessages)
  const { decide, isPending } = useDecide(staffInvitePeople, staffMovedIn)
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-3">
      <p className="min-w-0 flex-1 basis-40 break-words">
        <b>{name}</b>
        <br />
        <span className="text-ink-2">{email}</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.inviteOf(name)}
        busy={isPending}
        onClick={() => decide({ person: id })}
      >
        {words.invite}
      </Button>
    </li>
  )
}

function WithoutEmail({ withoutEmail, withoutEmailInAll }: Waiting) {
  const words = useMessages(movingMessages)
  return (
    <StaffCard about={words.withoutEmail} title={words.withoutEmail}>
      <p className="text-ink-2">{words.withoutEmailText(withoutEmailInAll)}</p>
      <ul>
        {withoutEmail.map((person) => (
          <GiveEmail key={person.id} {...person} />
        ))}
        {withoutEmailInAll > withoutEmail.length && (
          <li className="border-t border-line pt-3">
            {words.more(withoutEmailInAll - withoutEmail.length)}
          </li>
        )}
      </ul>
    </StaffCard>
  )
}

function GiveEmail({ id, name, phone }: Waiting['withoutEmail'][number]) {
  const words = useMessages(movingMessages)
  const form = useForm({ mode: 'onBlur', defaultValues: { email: '' } })
  const { decide, isPending, error } = useDecide(staffGiveEmail, staffMovedIn)
  useServerErrors(form, error)
  const save = form.handleSubmit(({ email }) => decide({ person: id, email }))
  return (
    <li className="border-t border-line py-3">
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => void save(event)}
      >
        {phone && <p className="basis-full text-14 text-ink-2">{phone}</p>}
        <TextField
          className="min-w-0 flex-1 basis-40"
          label={words.emailOf(name)}
          type="email"
          autoComplete="off"
          error={form.formState.errors.email?.message}
          {...form.register('email', asked(schema.input.shape.email))}
        />
        <Button type="submit" variant="secondary" aria-label={words.saveOf(name)} busy={isPending}>
          {words.save}
        </Button>
      </form>
    </li>
  )
}
