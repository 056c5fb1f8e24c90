import type { RawBuilder } from 'kysely'
import type { Registry } from 'prom-client'
import type { PhoneCountry } from '#domain/core/text/phone-countries.ts'
import type { DomainEvent } from '#domain/core/events.ts'
import type { Device } from '#domain/core/text/device.ts'
import type { Right } from '#protocol/core/rights.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../db/database.ts'
import type { AddressSearch } from '../gateways/address-search.ts'
import type { FileStore } from '../gateways/files.ts'
import type { Mailer } from '../gateways/mail.ts'
import type { PaymentGateway } from '../gateways/payment.ts'
import type { OutsideQueue } from '../http/call-queue.ts'
import type { Outside } from '../http/fetch-public.ts'

/**
 * What a wing has to know of a later one, which it does not import: whoever asks adds the question here by a
 * `declare module` beside its use, and the later wing answers in its `wing.ts`.
 */
export interface Questions {}

/** What lives as long as the server. */
export type Services = {
  config: Config
  db: Db
  clock: () => Date
  files: FileStore
  mail: Mailer
  payments: PaymentGateway
  /** Addresses as they are typed, where a key for it is set. */
  addresses: AddressSearch | undefined
  /** The way to other people's servers, whose addresses were typed in. */
  outside: Outside
  /** What monitors read at `/metrics`. */
  metrics: Registry
  /** Who holds a session's token now; undefined for an unknown, expired or revoked one. */
  findCaller: (db: Db, token: string, now: Date) => Promise<SignedIn | undefined>
  /** Who somebody is whose files are kept, as a query, so that it is asked with what they have. */
  keeperOf: (userId: string) => RawBuilder<FileKeeper>
  /** Whose numbers are written without a country. */
  phoneCountry: (db: Db | Tx) => Promise<PhoneCountry>
  /** Tells what happened to all that follows from it, inside the transaction of the change. */
  tell: (tx: Tx, event: DomainEvent) => Promise<void>
  /** Asks what a later wing knows. */
  ask: Questions
  /** Resolves when the background work has nothing more to do. */
  catchUp: () => Promise<void>
}

/** What decides how much is kept of somebody, and whose files go first (docs/product/app.md#files). */
export type FileKeeper = {
  is_staff: boolean
  /** They have shown that their address is theirs. */
  is_confirmed: boolean
  /** They have a booked order. */
  rents: boolean
}

/** What reactions to an event work with; past rentals of the sample data are told with no more. */
export type Telling = Pick<Services, 'config' | 'tell' | 'ask'>

/** The signed-in person of a call. */
export type SignedIn = {
  id: string
  email: string
  sessionId: number
  /** The passkey that the session came by. */
  passkeyId: string | null
  staff: boolean
  /** What they may do as one of the staff; none of anybody else. */
  rights: readonly Right[]
  /** On the staff list with a passkey, and this session did not come by one: no staff rights. */
  needsPasskey: boolean
  /** Staff blocked the account until then, or without end (docs/product/staff.md#blocked-accounts). */
  block?: { reason: string; until: Date | undefined } | undefined
}

/** What every handler is given. `user` is there according to the operation's access. */
export type Context<User extends SignedIn | undefined> = {
  /** For commands: the transaction; everything in it happens or nothing. */
  db: Db | Tx
  now: Date
  lang: Lang
  user: User
  /** The caller's network (`networkOf`), for limits only. */
  address: string
  /** What the caller's browser says it is. */
  device: Device
  /** Somebody at the server's own machine, with nobody in between (same-machine.ts). */
  isSameMachine: boolean
  /** For what takes seconds and needs no database, in `prepare`: other calls of the network go on meanwhile. */
  outsideQueue: OutsideQueue
  services: Services
}

export type AnyContext = Context<SignedIn | undefined>
