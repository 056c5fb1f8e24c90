import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import {
  staffRemoveMember,
  staffSetRights,
  staffSignOutMember,
  staffTeam,
} from '#protocol/staff/names.ts'
import type { Right } from '#protocol/core/rights.ts'
import type { TeamMember } from '#protocol/staff/team/team.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { RightsField, rightIcons } from './rights-field.tsx'
import { teamMessages } from './team-messages.ts'

/** One of the staff: what they may do, whether a passkey is there, and what a colleague can change. */
export function MemberCard({ member }: { member: TeamMember }) {
  const words = useMessages(teamMessages)
  const when = useWhen()
  const { id, name, email, passkeys, lastSeen, isYou, version } = member
  const [open, setOpen] = useState<Begun>()
  return (
    <StaffCard about={name} title={name} badges={<Rights rights={member.rights} />}>
      <p className="flex flex-wrap items-center gap-3 text-ink-2">
        {name !== email && <span className="break-words">{email}</span>}
        <span>
          {isYou ? words.you : lastSeen ? words.lastSeen(when.instant(lastSeen)) : words.notSeen}
        </span>
        <Badge tone={passkeys > 0 ? 'ok' : 'warn'}>
          <KeyRound aria-hidden="true" size={16} />
          {passkeys > 0 ? words.passkeys(passkeys) : words.noPasskey}
        </Badge>
        {member.refundLimit !== undefined && (
          <Badge>{words.limitOf(formatMoney(member.refundLimit))}</Badge>
        )}
      </p>
      {!isYou && !open && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setOpen({ version, rights: member.rights, limit: limitOf(member) })}
        >
          {words.change(name)}
        </Button>
      )}
      {open && (
        <ChangeMember
          id={id}
          name={name}
          begun={open}
          version={version}
          onDone={() => setOpen(undefined)}
        />
      )}
    </StaffCard>
  )
}

/** Each right as a word with its picture. */
export function Rights({ rights }: { rights: readonly Right[] }) {
  const words = useMessages(teamMessages)
  return rights.map((right) => {
    const Icon = rightIcons[right]
    return (
      <Badge key={right} tone="info">
        <Icon aria-hidden="true" size={16} />
        {words.rights[right]}
      </Badge>
    )
  })
}

/** As it was when it was opened. */
type Begun = { version: string; rights: Right[]; limit: string }

const limitOf = ({ refundLimit }: TeamMember): string =>
  refundLimit === undefined ? '' : String(refundLimit)

type ChangeMemberProps = {
  id: string
  name: string
  begun: Begun
  version: string
  onDone: () => void
}

function ChangeMember({ id, name, begun, version, onDone }: ChangeMemberProps) {
  const words = useMessages(teamMessages)
  const [rights, setRights] = useState(begun.rights)
  const [limit, setLimit] = useState(begun.limit)
  const hasLimit = rights.includes('money') && !rights.includes('owner')
  const [isRemoving, setRemoving] = useState(false)
  const setting = useDecide(staffSetRights, staffTeam)
  const signingOut = useDecide(staffSignOutMember, staffTeam)
  const removing = useDecide(staffRemoveMember, staffTeam)
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {begun.version !== version && <Banner tone="warn">{words.changedMeanwhile}</Banner>}
      <RightsField
        legend={words.may}
        value={rights}
        error={rights.length === 0 ? words.needsOne : undefined}
        onChange={setRights}
      />
      {hasLimit && (
        <TextField
          label={words.limit}
          hint={words.limitHint}
          inputMode="decimal"
          autoComplete="off"
          className="max-w-75"
          value={limit}
          error={fieldErrors(setting.error)?.['refundLimit']}
          onChange={({ target }) => setLimit(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={setting.isPending}
          onClick={() => {
            if (rights.length > 0)
              setting.decide(
                {
                  member: id,
                  version: begun.version,
                  rights: rights.join(','),
                  ...(hasLimit && limit.trim() !== '' && { refundLimit: limit.trim() }),
                },
                onDone,
              )
          }}
        >
          {words.save}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button
          variant="secondary"
          busy={signingOut.isPending}
          onClick={() => signingOut.decide({ member: id }, onDone)}
        >
          {words.signOut}
        </Button>
        <Button variant="danger" onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isRemoving}
        title={words.removeTitle(name)}
        text={words.removeText}
        okLabel={words.remove}
        cancelLabel={words.cancel}
        danger
        onCancel={() => setRemoving(false)}
        onOk={() => {
          setRemoving(false)
          removing.decide({ member: id, version }, onDone)
        }}
      />
    </div>
  )
}
