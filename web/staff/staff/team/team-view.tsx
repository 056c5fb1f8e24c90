import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { staffInvite, staffRevokeInvitation, staffTeam } from '#protocol/staff/names.ts'
import { type TeamInvitation, staffInvite as schema } from '#protocol/staff/team/team.ts'
import type { Right } from '#protocol/core/rights.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { MemberCard, Rights } from './member-card.tsx'
import { RightsField } from './rights-field.tsx'
import { teamMessages } from './team-messages.ts'

/** Who works here and what each may do (docs/product/staff.md#rights). */
export function TeamView() {
  const words = useMessages(teamMessages)
  const { data, error, refetch } = useRead(staffTeam, {})
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  const { members, invitations } = data
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{words.count(members.length, invitations.length)}</p>
      {members.map((member) => (
        <MemberCard key={member.id} member={member} />
      ))}
      {invitations.map((invitation) => (
        <InvitedCard key={invitation.id} invitation={invitation} />
      ))}
      <Invite />
    </div>
  )
}

function InvitedCard({ invitation }: { invitation: TeamInvitation }) {
  const words = useMessages(teamMessages)
  const when = useWhen()
  const { decide, isPending } = useDecide(staffRevokeInvitation, staffTeam)
  const { id, email, rights, invitedBy, createdAt, expiresAt, isOver } = invitation
  return (
    <StaffCard about={email} title={email} badges={<Rights rights={rights} />}>
      <p className="text-ink-2">
        {words.invitedBy(invitedBy, when.instant(createdAt))}
        <br />
        {isOver ? words.over : words.until(when.instant(expiresAt))}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={words.takeBack(email)}
        busy={isPending}
        onClick={() => decide({ invitation: id })}
      >
        {words.takeBackShort}
      </Button>
    </StaffCard>
  )
}

function Invite() {
  const words = useMessages(teamMessages)
  const form = useForm({ mode: 'onBlur', defaultValues: { email: '' } })
  const [rights, setRights] = useState<Right[]>(['desk'])
  const { decide, isPending, error } = useDecide(staffInvite, staffTeam)
  useServerErrors(form, error)
  const send = form.handleSubmit(({ email }) => {
    if (rights.length > 0) decide({ email, rights: rights.join(',') }, () => form.reset())
  })
  return (
    <StaffCard about={words.invite} title={words.invite}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <TextField
          label={words.email}
          type="email"
          required
          autoComplete="off"
          icon={<Mail aria-hidden="true" size={20} />}
          error={form.formState.errors.email?.message}
          {...form.register('email', asked(schema.input.shape.email))}
        />
        <RightsField
          legend={words.may}
          value={rights}
          error={rights.length === 0 ? words.needsOne : undefined}
          onChange={setRights}
        />
        <p className="text-14 text-ink-2">{words.sendHint}</p>
        <Button type="submit" className="justify-self-start" busy={isPending}>
          {words.send}
        </Button>
      </form>
    </StaffCard>
  )
}
