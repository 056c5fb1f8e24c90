/** A line of a contract that is not as it was; a fact has its name, a sentence has none. */
export type ContractChange = { name?: string; before?: string; after?: string }

/** What every version has of its own: its number and when it was made. */
const isOwn = (line: string, ownFacts: readonly string[]) =>
  ownFacts.some((name) => line.startsWith(`${name}\t`))

/**
 * What one version of a contract says otherwise than an earlier one, line by line in its order;
 * `ownFacts` are the names of facts that differ with every version. Both texts are those of
 * `contractText`: a fact is its name, a tab and its value.
 */
export function contractChanges(
  earlier: string,
  later: string,
  ownFacts: readonly string[],
): ContractChange[] {
  const lines = (text: string) => text.split('\n').filter((line) => !isOwn(line, ownFacts))
  const gone = without(lines(earlier), lines(later))
  const changes: ContractChange[] = []
  for (const line of without(lines(later), lines(earlier))) {
    const { name, value } = fact(line)
    const at = name === undefined ? -1 : gone.findIndex((one) => fact(one).name === name)
    const [before] = at < 0 ? [] : gone.splice(at, 1)
    changes.push({ name, before: before && fact(before).value, after: value })
  }
  for (const line of gone) {
    const { name, value } = fact(line)
    changes.push({ name, before: value })
  }
  return changes
}

/** The lines of one text that the other has not, each as often as it has it more. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function fact(line: string): { name: string | undefined; value: string } {
  const tab = line.indexOf('\t')
  return tab < 0
    ? { name: undefined, value: line.replace(/^#+ /, '') }
    : { name: line.slice(0, tab), value: line.slice(tab + 1) }
}
