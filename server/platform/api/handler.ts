import type {
  Access,
  Command,
  Operation,
  OutputOf,
  ParsedInputOf,
} from '#protocol/core/operation.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Operations } from '#protocol/operations.ts'
import type { Tx } from '../db/database.ts'
import type { Context, SignedIn } from './context.ts'

/** Visitors’ operations may be called by signed-in people too, so their user may be there. */
type UserOf<Who extends Access> = Who extends 'visitor' ? SignedIn | undefined : SignedIn

type In<Op extends Operation> = ParsedInputOf<Op>
type ContextOf<Op extends Operation> = Context<UserOf<Op['access']>>

/** `refused` answers `status: 0` and keeps what the command changed (a wrong code counts as a try). */
export type Result<Op extends Operation> = OutputOf<Op> | { refused: Text }

type Run<Op extends Operation> = (
  context: ContextOf<Op> & (Op extends Command ? { db: Tx } : unknown),
  input: In<Op>,
) => Promise<Result<Op>>

/**
 * `prepare` does what must not happen inside a transaction (files, other servers) and hands its
 * result on; `run` is the transaction. `complete` does what another server has to do once that is
 * committed, and answers what it makes of the answer; also when the same request is answered again,
 * so what it does is harmless when repeated.
 */
export type Prepared<Op extends Operation, Done> = {
  prepare(context: ContextOf<Op>, input: In<Op>): Promise<Done>
  run(context: ContextOf<Op> & { db: Tx }, input: In<Op>, done: Done): Promise<Result<Op>>
  complete?(context: ContextOf<Op>, input: In<Op>, answer: OutputOf<Op>): Promise<OutputOf<Op>>
}

/* `never`, because what `prepare` made is known to that handler alone; `prepared` ties the two steps. */
export type Handler<Op extends Operation> = Run<Op> | Prepared<Op, never>

/** A table that has a handler for each of the given operations, or does not compile. */
export type Handlers<Table extends Record<string, Operation>> = {
  [Name in keyof Table]: Handler<Table[Name]>
}

/** The handlers of one feature, each under its operation's name; `server/app/wings.ts` has all. */
export type SomeHandlers = Partial<Handlers<Operations>>

/** Ties a two-step handler to the type of what its first step made. */
export function prepared<Op extends Operation, Done>(
  _operation: Op,
  handler: Prepared<Op, Done>,
): Prepared<Op, never> {
  return handler as Prepared<Op, never>
}
