/** More places than anything on the wire means: degrees have the most. */
const places = 6
const scale = 10 ** places

/** A number with as many places. Most have no dust, and that is told without writing them out. */
export function rounded(value: number): number {
  if (Number.isInteger(value) || Math.round(value * scale) / scale === value) return value
  return Number(value.toFixed(places))
}

/**
 * A whole answer with its numbers as people mean them: 6.3045, not 6.304500000000001. What has no dust
 * is answered as it came and not copied, because every answer goes through here.
 */
export function withoutDust(value: unknown): unknown {
  if (typeof value === 'number') return rounded(value)
  if (typeof value !== 'object' || value === null) return value
  const whole = value as Record<string, unknown>
  let clean: Record<string, unknown> | undefined
  for (const name of Object.keys(whole)) {
    const each = whole[name]
    const cleaned = withoutDust(each)
    // NaN is not itself, and stays what it is.
    if (Object.is(cleaned, each)) continue
    clean ??= (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>
    clean[name] = cleaned
  }
  return clean ?? value
}
