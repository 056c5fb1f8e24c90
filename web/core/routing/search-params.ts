/** A query as text, by URLSearchParams: `area=7`, never `area="7"`. Empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) {
      query.set(name, `${value}`)
    }
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The fields of a query that a screen knows, each a string or absent. */
export type SearchOf<Field extends string> = { [Name in Field]?: string }

/** A route's `validateSearch`: exactly these fields of docs/product/app.md#query-parameters. */
export function searchFields<const Fields extends readonly string[]>(...fields: Fields) {
  return (raw: Record<string, unknown>): SearchOf<Fields[number]> =>
    Object.fromEntries(
      fields
        .map((field) => [field, raw[field]])
        .filter(([, value]) => typeof value === 'string' && value !== ''),
    )
}
