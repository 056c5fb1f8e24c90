/**
 * Does something for each item, and for all others when one fails: what cannot be done must not
 * keep anything else from being done.
 * @returns the sum of what was done
 * @throws the first failure, after the last item
 */
export async function oneByOne<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<number>,
): Promise<number> {
  let done = 0
  const failures: unknown[] = []
  for (const item of items) {
    try {
      done += await act(item)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return done
}
