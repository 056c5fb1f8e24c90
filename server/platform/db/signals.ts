/** The one channel of NOTIFY: its texts are topics of background work. */
export const workChannel = 'tramo_work'

/** What listeners are told. */
export type Listeners = {
  /** A committed transaction of any server of this database notified the channel with this text. */
  heard(text: string): void
  /** Nobody listened for a while, so anything may have been told. */
  missed(): void
  /** The connection that listens is gone; `missed` follows when there is one again. */
  gone?(why: Error): void
}

/** What the servers of one database let each other know. */
export type Signals = {
  /** Runs it, unless a server runs what has the same name at this moment: then undefined. */
  alone: <Result>(name: string, run: () => Promise<Result>) => Promise<Result | undefined>
  close: () => Promise<void>
}
