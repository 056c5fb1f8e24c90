/** More places than anything on the wire means: degrees have the most. */
const places = 6

/** A whole answer with its numbers as people mean them: 6.3045, not 6.304500000000001. */
export function withoutDust(value: unknown): unknown {
  if (typeof value === 'number')
    return Number.isInteger(value) ? value : Number(value.toFixed(places))
  if (Array.isArray(value)) return value.map(withoutDust)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutDust(each)]))
}
