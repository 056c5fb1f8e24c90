/** Every query field of the screens (SEED.md 2.2), all plain strings. */
export type SearchField =
  | 'area'
  | 'start'
  | 'end'
  | 'car'
  | 'appt'
  | 'options'
  | 'pm'
  | 'order'
  | 'type'
  | 'lang'
  | 'dialogType'
  | 'userId'
  | 'userType'
  | 'jobOwnerId'
  | 'status'
  | 'returnUrl'
  | (string & {})

/** A query as text, by URLSearchParams: `area=7`, never `area="7"`. Empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** A route's `validateSearch`: exactly these fields, each a string or absent. */
export function searchFields<const Field extends SearchField>(...fields: Field[]) {
  return (raw: Record<string, unknown>): { [Name in Field]?: string } => {
    const found: { [Name in Field]?: string } = {}
    for (const field of fields) {
      const value = raw[field]
      if (typeof value === 'string' && value !== '') found[field] = value
    }
    return found
  }
}
