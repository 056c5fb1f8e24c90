/*
 * Between values and form fields (docs/wire.md): lists are comma-separated, maps and object lists
 * are one field of JSON, flags are 1 and 0, null and empty values are left out.
 */

export type FieldValue = unknown

/** The fields of a call as text or files. Blobs stay what they are. */
export function encodeFields(values: Record<string, FieldValue>): [string, string | Blob][] {
  const fields: [string, string | Blob][] = []
  for (const [name, value] of Object.entries(values)) {
    for (const encoded of encodeValue(value)) fields.push([name, encoded])
  }
  return fields
}

function encodeValue(value: FieldValue): (string | Blob)[] {
  if (value === undefined || value === null || value === '') return []
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'boolean') return [value ? '1' : '0']
  if (value instanceof Blob) return [value]
  if (Array.isArray(value)) {
    if (value.length === 0) return []
    if (value.every((item) => item instanceof Blob)) return value
    if (value.every((item) => typeof item !== 'object')) return [value.join(',')]
  }
  return [JSON.stringify(value)]
}

/** Signs without a picture, by themselves: marks of format and direction, fillers, the empty braille cell. */
const nothingSeen = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u

/**
 * Trims strings and drops those with nothing to be seen, so that an empty field and a missing one
 * are the same (docs/product/app.md#texts-in-forms).
 */
export function cleanFields(fields: Record<string, unknown>): Record<string, unknown> {
  const clean: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const trimmed = typeof value === 'string' ? value.trim() : value
    if (typeof trimmed === 'string' && nothingSeen.test(trimmed)) continue
    if (trimmed !== undefined && trimmed !== null) clean[name] = trimmed
  }
  return clean
}
