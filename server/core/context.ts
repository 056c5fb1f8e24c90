import type { Lang } from '#protocol/core/text.ts'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/database.ts'
import type { FileStore } from '../gateways/files.ts'
import type { Mailer } from '../gateways/mail.ts'
import type { PaymentGateway } from '../gateways/payment.ts'

/** What lives as long as the server. */
export type Services = {
  config: Config
  db: Db
  clock: () => Date
  files: FileStore
  mail: Mailer
  payments: PaymentGateway
  /** Tells the background work that there is something to do now. */
  wake: () => void
  /** Wakes it, and resolves when every piece of it has run once. */
  catchUp: () => Promise<void>
}

/** The signed-in person of a call. */
export type SignedIn = { id: string; email: string; sessionId: number; staff: boolean }

/** What every handler is given. `user` is there according to the operation's access. */
export type Context<User extends SignedIn | undefined> = {
  /** For commands: the transaction; everything in it happens or nothing. */
  db: Db | Tx
  now: Date
  lang: Lang
  user: User
  /** The caller's network address, for limits only. */
  address: string
  services: Services
}

export type AnyContext = Context<SignedIn | undefined>
