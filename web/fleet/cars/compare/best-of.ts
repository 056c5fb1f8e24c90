/** What is said of one thing for each of the compared cars. */
export type ComparedRow = {
  id: string
  label: string
  values: readonly string[]
  /** Places of the best values; none where all are alike. */
  best: readonly number[]
}

/**
 * Places of the least or of the greatest numbers. Nothing is best where all are alike, or where one of
 * them has no number and cannot be told beside the others.
 */
export function bestOf(
  numbers: readonly (number | undefined)[],
  which: 'least' | 'most',
): readonly number[] {
  const known = numbers.filter((one) => one !== undefined)
  if (known.length < numbers.length || new Set(known).size < 2) return []
  const best = which === 'least' ? Math.min(...known) : Math.max(...known)
  return numbers.flatMap((one, place) => (one === best ? [place] : []))
}

/** Rows in which the cars differ, and those that are the same for all of them. */
export function splitRows(rows: readonly ComparedRow[]) {
  const isSame = ({ values }: ComparedRow) => values.length > 1 && new Set(values).size === 1
  return { different: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) }
}
