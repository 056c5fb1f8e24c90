import type * as z from 'zod/mini'

/** Who may call an operation: anybody, a signed-in user, or a person of the staff list (docs/product/accounts.md#roles, docs/product/staff.md#what-they-do). */
export type Access = 'visitor' | 'user' | 'staff'

type Schema = z.ZodMiniType

type Definition<Input extends Schema, Output extends Schema, Who extends Access> = {
  /** What it is for, in a sentence; shown by the API's own description. */
  about: string
  access: Who
  /** Its objectType where that is not its name: `{id}` stands for the field `id`. */
  objectType?: `${string}/{id}`
  /**
   * A blocked person may still do it: what a running rental needs, what they owe, and their own sessions
   * (docs/product/staff.md#blocked-accounts). Every other change of a signed-in person is refused meanwhile,
   * also one that is added later; what they could read they read.
   */
  openWhileBlocked?: true
  /** For visitors' operations that mean something else with a session: a dead one is told, not ignored. */
  refusesDeadToken?: true
  input: Input
  /** The fields beside `status: 1`. What is not named here never leaves the server. */
  output: Output
}

/** A read: `GET /api?objectType=…`, never changes anything (docs/wire.md). */
export type Query<
  Name extends string = string,
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  Who extends Access = Access,
> = Definition<Input, Output, Who> & { kind: 'query'; name: Name }

/** A change: `POST /api`, repeatable with the same `requestId` (docs/wire.md). */
export type Command<
  Name extends string = string,
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  Who extends Access = Access,
> = Definition<Input, Output, Who> & {
  kind: 'command'
  name: Name
  /** The names of its input. */
  fields: readonly string[]
}

export type Operation = Query | Command

export function query<
  const Name extends string,
  Input extends Schema,
  Output extends Schema,
  const Who extends Access,
>(name: Name, definition: Definition<Input, Output, Who>): Query<Name, Input, Output, Who> {
  return { kind: 'query', name, ...definition }
}

export function command<
  const Name extends string,
  Input extends Schema,
  Output extends Schema,
  const Who extends Access,
>(name: Name, definition: Definition<Input, Output, Who>): Command<Name, Input, Output, Who> {
  const { shape } = definition.input as unknown as { shape: object }
  return { kind: 'command', name, fields: Object.keys(shape), ...definition }
}

/**
 * An operation by its name, as screens know it (`name.ts`): what it takes and answers is in its type;
 * the schemas themselves are there only for who imports the operation's own file.
 */
export type Named<Op extends Operation = Operation> = Pick<
  Op,
  Extract<keyof Op, 'kind' | 'name' | 'objectType' | 'fields'>
> &
  Partial<Pick<Op, 'input' | 'output'>>
export type NamedQuery = Named<Query>
export type NamedCommand = Named<Command>

/** What a caller hands in: values before they become form fields. */
export type InputOf<Op extends Named> = z.input<NonNullable<Op['input']>>
/** What a handler is given: checked and converted values. */
export type ParsedInputOf<Op extends Operation> = z.output<Op['input']>
/** The fields of a success. */
export type OutputOf<Op extends Named> = z.output<NonNullable<Op['output']>>

/** A refusal that the person can act on: HTTP 200, `status: 0` (docs/wire.md). */
export type Refused = {
  status: 0
  message: string
  result?: false
  /** The car that the sentence speaks of, when it helps to go there. */
  car?: string
}
export type Success<Op extends Named> = { status: 1 } & OutputOf<Op>
export type Answer<Op extends Named> = Success<Op> | Refused

/** The body of HTTP 400 to 503: a sentence, and for bad fields one sentence each. */
export type ProblemBody = {
  status: 0
  message: string
  errors?: Record<string, string>
  car?: string
  result?: false
}
