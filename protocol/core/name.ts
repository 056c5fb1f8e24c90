import type { Command, InputOf, Named, NamedCommand, NamedQuery, Query } from './operation.ts'

/*
 * Operations as the screens know them: by their names. Each folder lists its own in `names.ts`,
 * which imports no schema, so that no screen loads what checks the fields of another one.
 */

/**
 * The name of a read: `queryName<typeof all.jobs>('jobs')`.
 * @param objectType where it is not the name
 */
/* @__NO_SIDE_EFFECTS__ */
export function queryName<Op extends Query>(
  name: Op['name'],
  objectType?: NonNullable<Op['objectType']>,
): Named<Op>
export function queryName(name: string, objectType?: NonNullable<Query['objectType']>): NamedQuery {
  return { kind: 'query', name, ...(objectType && { objectType }) }
}

/**
 * The name of a change: `commandName<typeof all.extendHold>('extendHold', ['order'])`.
 * @param fields all that it takes: what an old draft holds besides is not sent
 */
/* @__NO_SIDE_EFFECTS__ */
export function commandName<Op extends Command>(
  name: Op['name'],
  fields: readonly (keyof InputOf<Op> & string)[],
): Named<Op>
export function commandName(name: string, fields: readonly string[]): NamedCommand {
  return { kind: 'command', name, fields }
}

/** How a call names its operation, and the values that are its fields besides. */
export function named(
  { name, objectType }: Named,
  values: Record<string, unknown>,
): { objectType: string; values: Record<string, unknown> } {
  if (!objectType) return { objectType: name, values }
  const { id, ...others } = values
  return { objectType: objectType.replace('{id}', String(id)), values: others }
}
