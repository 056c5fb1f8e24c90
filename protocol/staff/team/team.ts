import { VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { EmailField, IdField, LineField, ListField, MoneyField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { type Right, rights } from '#protocol/core/rights.ts'
import { Dollars, Instant, NoFields, NoInput, RightShape } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

const RightsField = z.pipe(
  ListField.check(
    z.refine((list) => list.length > 0, fieldError('required')),
    z.refine(
      (list) => list.every((one) => (rights as readonly string[]).includes(one)),
      fieldError('invalidData'),
    ),
  ),
  z.transform((list): Right[] => rights.filter((right) => list.includes(right))),
)

const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  img: z.optional(z.string()),
  rights: z.array(RightShape),
  /** How much they may give back by themself; absent: any sum. */
  refundLimit: z.optional(Dollars),
  passkeys: z.number(),
  /** When a session of theirs was used last. */
  lastSeen: z.optional(Instant),
  isYou: z.boolean(),
  version: z.string(),
})
export type TeamMember = z.infer<typeof TeamMember>

const TeamInvitation = z.object({
  id: z.string(),
  email: z.string(),
  rights: z.array(RightShape),
  invitedBy: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  /** Its seven days have passed. */
  isOver: z.boolean(),
})
export type TeamInvitation = z.infer<typeof TeamInvitation>

export const staffTeam = query('staffTeam', {
  about: 'Who works here, what each may do, and who is invited.',
  access: 'staff',
  input: NoInput,
  output: z.object({
    members: z.array(TeamMember),
    /** Also those whose seven days are over, until they are taken back or sent anew. */
    invitations: z.array(TeamInvitation),
  }),
})

export const staffInvite = command('staffInvite', {
  about:
    'Invites somebody to the staff by a mail whose link works once, within seven days; an earlier invitation of the address ends.',
  access: 'staff',
  input: z.object({ email: EmailField, rights: RightsField }),
  output: NoFields,
})

export const staffRevokeInvitation = command('staffRevokeInvitation', {
  about: 'Takes an invitation back: its link works no more.',
  access: 'staff',
  input: z.object({ invitation: IdField }),
  output: NoFields,
})

export const staffSetRights = command('staffSetRights', {
  about:
    'Sets what somebody of the staff may do, and how much they may give back by themself; the last owner stays one, and owners have no limit.',
  access: 'staff',
  input: z.object({
    member: IdField,
    version: VersionField,
    rights: RightsField,
    refundLimit: z.optional(
      MoneyField.check(
        z.refine((cents) => cents >= 0, fieldError('min', 0)),
        z.refine((cents) => cents <= 1_000_000, fieldError('max', 10_000)),
      ),
    ),
  }),
  output: NoFields,
})

export const staffSignOutMember = command('staffSignOutMember', {
  about: 'Ends all sessions of somebody of the staff.',
  access: 'staff',
  input: z.object({ member: IdField }),
  output: NoFields,
})

export const staffRemoveMember = command('staffRemoveMember', {
  about: 'Takes somebody off the staff and ends their sessions; the account stays.',
  access: 'staff',
  input: z.object({ member: IdField, version: VersionField }),
  output: NoFields,
})

const TokenField = LineField(100)

export const teamInvitation = query('teamInvitation', {
  about: 'What an invitation to the staff is for, to the signed-in person who has its link.',
  access: 'user',
  input: z.object({ invitation: TokenField }),
  output: z.object({
    invitedBy: z.string(),
    rights: z.array(RightShape),
    /** Another address was invited than the person’s: which, as `a…@example.com`. */
    otherEmail: z.optional(z.string()),
  }),
})

export const acceptTeamInvitation = command('acceptTeamInvitation', {
  about:
    'The person joins the staff with the rights of the invitation that was sent to their address.',
  access: 'user',
  input: z.object({ invitation: TokenField }),
  output: NoFields,
})
