import type { TreePerson } from '#protocol/community/network/referral-tree.ts'

/** A person as a row of the tree that is drawn. */
export type TreeRow = {
  person: TreePerson
  /** 1 is the person whose tree it is. */
  level: number
  /** The place among those with the same parent, from 1, and how many they are. */
  place: number
  siblings: number
  /** How many below, those that are not listed included. */
  below: number
  /** Undefined for whoever has nobody below. */
  isOpen: boolean | undefined
  /** For each level above: whether its line goes on below this row. */
  lines: readonly boolean[]
}

/** A tree ready to be folded and searched; made once from the answer. */
export type Tree = {
  root: TreePerson | undefined
  children: ReadonlyMap<string, readonly TreePerson[]>
  parents: ReadonlyMap<string, string>
  below: ReadonlyMap<string, number>
}

/** People come nearest first, so a parent always stands before their children. */
export function growTree(people: readonly TreePerson[]): Tree {
  const children = new Map<string, TreePerson[]>()
  const parents = new Map<string, string>()
  const below = new Map<string, number>()
  for (const person of people) {
    below.set(person.id, person.more ?? 0)
    if (person.parentId === undefined) continue
    parents.set(person.id, person.parentId)
    const others = children.get(person.parentId)
    if (others) others.push(person)
    else children.set(person.parentId, [person])
  }
  for (const person of people.toReversed()) {
    const { parentId } = person
    if (parentId === undefined) continue
    below.set(parentId, (below.get(parentId) ?? 0) + (below.get(person.id) ?? 0) + 1)
  }
  return { root: people[0], children, parents, below }
}

/** The rows that are seen: whoever is folded hides who is below. */
export function rowsOf(tree: Tree, isFolded: (id: string) => boolean): TreeRow[] {
  const rows: TreeRow[] = []
  const visit = (
    person: TreePerson,
    place: Pick<TreeRow, 'level' | 'place' | 'siblings' | 'lines'>,
  ) => {
    const kids = tree.children.get(person.id) ?? []
    const isOpen = kids.length === 0 ? undefined : !isFolded(person.id)
    rows.push({ person, ...place, below: tree.below.get(person.id) ?? 0, isOpen })
    if (!isOpen) return
    // The root has no line of its own.
    const lines = place.level === 1 ? [] : [...place.lines, place.place < place.siblings]
    kids.forEach((kid, index) =>
      visit(kid, { level: place.level + 1, place: index + 1, siblings: kids.length, lines }),
    )
  }
  if (tree.root) visit(tree.root, { level: 1, place: 1, siblings: 1, lines: [] })
  return rows
}

const marks = /\p{Diacritic}/gu
/** A name as somebody types it in a hurry. */
export const plain = (name: string) => name.normalize('NFD').replace(marks, '').toLowerCase().trim()

/** Who is called so, and everybody on the way to them. */
export function findInTree(
  tree: Tree,
  people: readonly TreePerson[],
  text: string,
): { found: string[]; onTheWay: Set<string> } {
  const wanted = plain(text)
  const found = people.filter(({ name }) => name && plain(name).startsWith(wanted))
  const onTheWay = new Set<string>()
  for (const { id } of found) {
    let above = tree.parents.get(id)
    while (above !== undefined && !onTheWay.has(above)) {
      onTheWay.add(above)
      above = tree.parents.get(above)
    }
  }
  return { found: found.map(({ id }) => id), onTheWay }
}
