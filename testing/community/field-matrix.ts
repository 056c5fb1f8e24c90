type Schema = { def: { shape?: Record<string, Schema>; element?: Schema; innerType?: Schema } }

/** Who reads which field of an answer, by its path: `reviews.user.id`; of a list, of any of its items. */
export type Matrix<Viewer extends string> = Record<string, readonly Viewer[]>

/** Every field that an answer may have. What a record holds has names of its own and is one field. */
export function fieldsOf(schema: unknown, at = ''): string[] {
  const { shape, element, innerType } = (schema as Schema).def
  const inner = element ?? innerType
  if (inner) return fieldsOf(inner, at)
  return Object.entries(shape ?? {}).flatMap(([name, field]) => {
    const path = at + name
    return [path, ...fieldsOf(field, `${path}.`)]
  })
}

/** Which of these fields an answer has, in the order of the alphabet. */
export function fieldsSaid(fields: readonly string[], answer: unknown): string[] {
  const known = new Set(fields)
  const said = new Set<string>()
  const read = (value: unknown, at: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) read(item, at)
      return
    }
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      const path = at + name
      if (!known.has(path)) continue
      said.add(path)
      read(inner, `${path}.`)
    }
  }
  read(answer, '')
  return [...said].toSorted()
}

/** What a viewer is allowed to read, in the order of the alphabet. */
export const allowedTo = <Viewer extends string>(matrix: Matrix<Viewer>, viewer: Viewer) =>
  Object.entries(matrix)
    .flatMap(([field, viewers]) => (viewers.includes(viewer) ? [field] : []))
    .toSorted()

/** Lines of fields that the same people read. */
export const lines = <Viewer extends string>(
  at: string,
  fields: string,
  viewers: readonly Viewer[],
): Matrix<Viewer> => Object.fromEntries(fields.split(' ').map((field) => [at + field, viewers]))
