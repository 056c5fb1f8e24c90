import { UserInfo } from '#protocol/people/account/user-info.ts'
import { TimeZoneField } from '#protocol/people/account/time-zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, JsonField, LineField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** Longer than any authenticator's answer. */
const base64url = (most: number) =>
  z.string().check(z.regex(/^[\w-]+$/, fieldError('invalidData')), z.maxLength(most))

/** As `startRegistration` of @simplewebauthn/browser answers it; what is not looked at is cut off. */
const Registration = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
})

/** As `startAuthentication` answers it. */
const Authentication = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.optional(base64url(200)),
  }),
})

/** What the person calls it, such as the device that it is on. */
const NameField = LineField(60)

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Absent until it signed in. */
  lastUsedAt: z.optional(z.string()),
  /** The session that asks came by it. */
  current: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

/** JSON for @simplewebauthn/browser. */
const Options = z.object({ options: z.string() })

export const passkeys = query('passkeys', {
  about: 'The caller’s passkeys, the oldest first.',
  access: 'user',
  input: NoInput,
  output: z.object({
    passkeys: z.array(Passkey),
    /** Up to when this session may add and remove some; absent before `openPasskeys`. */
    openUntil: z.optional(Instant),
  }),
})

export const passkeyCode = command('passkeyCode', {
  about: 'Mails the caller a code of 6 digits for `openPasskeys`, good for 10 minutes.',
  access: 'user',
  openWhileBlocked: true,
  input: NoInput,
  output: NoFields,
})

export const openPasskeys = command('openPasskeys', {
  about:
    'Lets this session add and remove passkeys for 10 minutes: by the code of `passkeyCode`, or by what a passkey of the caller signed for `passkeySignInOptions`.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({
    code: z.optional(LineField(20)),
    response: z.optional(JsonField(Authentication)),
  }),
  output: z.object({ openUntil: Instant }),
})

export const denyPasskeyChange = command('denyPasskeyChange', {
  about:
    '“This was not me”, from the mail about a change: removes the passkeys that were added then or since and ends all sessions of the account.',
  access: 'visitor',
  input: z.object({ alarm: LineField(100) }),
  output: z.object({ removed: z.number() }),
})

export const passkeyRegistrationOptions = command('passkeyRegistrationOptions', {
  about:
    'What `navigator.credentials.create` is called with; its challenge is good once, for 5 minutes.',
  access: 'user',
  input: NoInput,
  output: Options,
})

export const registerPasskey = command('registerPasskey', {
  about:
    'Keeps a new passkey of the caller, ten at most. The session counts as one that came by it.',
  access: 'user',
  input: z.object({ name: NameField, response: JsonField(Registration) }),
  output: z.object({ passkey: z.string() }),
})

export const renamePasskey = command('renamePasskey', {
  about: 'Gives a passkey of the caller another name.',
  access: 'user',
  input: z.object({ passkey: IdField, name: NameField }),
  output: NoFields,
})

export const removePasskey = command('removePasskey', {
  about: 'Removes a passkey of the caller and signs out where it signed in, but not here.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ passkey: IdField }),
  output: NoFields,
})

export const passkeySignInOptions = command('passkeySignInOptions', {
  about:
    'What `navigator.credentials.get` is called with; its challenge is good once, for 5 minutes.',
  access: 'visitor',
  input: NoInput,
  output: Options,
})

export const signInByPasskey = command('signInByPasskey', {
  about:
    'Turns the answer of an authenticator into a session token. The caller’s present session ends when it is the same person’s.',
  access: 'visitor',
  input: z.object({ response: JsonField(Authentication), timeZone: z.optional(TimeZoneField) }),
  output: z.object({ token: z.string(), userInfo: UserInfo }),
})
