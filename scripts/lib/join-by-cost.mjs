/**
 * @typedef {{ ids: string[], bytes: number, users: Set<string>, there: Set<string> }} File
 *   `users`: the entries that bring it in; `there`: those that find it brought in already
 * @typedef {{
 *   request: (user: string) => number
 *   weight: (user: string) => number
 *   imports: (id: string) => readonly string[]
 * }} Costs
 */

/**
 * Joins two files, again and again, as long as the requests that it saves are worth more
 * than the bytes that come along for nothing.
 * @param {File[]} files
 * @param {Costs} costs
 * @returns {string[][]} the modules of each file
 */
export function joinedByCost(files, costs) {
  const left = new Map(files.map((file, place) => [place, file]))
  const placeOf = new Map(files.flatMap(({ ids }, place) => ids.map((id) => [id, place])))
  const next = new Map(
    [...left].map(([place, { ids }]) => {
      const others = ids.flatMap((id) => costs.imports(id).map((to) => placeOf.get(to) ?? place))
      return [place, new Set(others.filter((other) => other !== place))]
    }),
  )
  /** What each pair would save at most: what comes along through others is counted for the best. */
  /** @type {Map<number, number>} */
  const gains = new Map()
  const many = files.length
  /** @param {number} a @param {number} b */
  const weigh = (a, b) => {
    const key = Math.min(a, b) * many + Math.max(a, b)
    const gain = gainOf(left, [a, b], [], costs)
    if (gain > 0) gains.set(key, gain)
    else gains.delete(key)
  }
  for (const a of left.keys()) for (const b of left.keys()) if (a < b) weigh(a, b)
  for (;;) {
    const [key, hoped] = best(gains)
    if (hoped === 0) return [...left.values()].map(({ ids }) => ids)
    gains.delete(key)
    const [a, b] = [Math.floor(key / many), key % many]
    const [one, other] = [left.get(a), left.get(b)]
    if (!one || !other) continue
    const [ofA, ofB] = [after(next, a), after(next, b)]
    // With a third one between them each would need the other.
    if (hasBetween(next, a, b) || hasBetween(next, b, a)) continue
    const along = [...new Set([...ofA, ...ofB])].filter((place) => place !== a && place !== b)
    const gain = gainOf(left, [a, b], along, costs)
    if (gain < hoped) {
      if (gain > 0) gains.set(key, gain)
      continue
    }
    const joined = join(one, other)
    left.set(a, joined)
    left.delete(b)
    next.set(a, new Set([...(next.get(a) ?? []), ...(next.get(b) ?? [])]))
    next.get(a)?.delete(a)
    next.get(a)?.delete(b)
    next.delete(b)
    for (const to of next.values()) if (to.delete(b)) to.add(a)
    const changed = along.filter((place) => bringAlong(joined, left.get(place)))
    for (const place of [a, ...changed])
      for (const to of left.keys()) if (to !== place) weigh(place, to)
  }
}

/** @param {Map<number, number>} gains @returns {[number, number]} */
function best(gains) {
  /** @type {[number, number]} */
  let most = [-1, 0]
  for (const gain of gains) if (gain[1] > most[1]) most = gain
  return most
}

/** @param {File} one @param {File} other @returns {File} */
function join(one, other) {
  const there = new Set([...one.there, ...other.there])
  const users = [...one.users, ...other.users].filter((user) => !there.has(user))
  return {
    ids: [...one.ids, ...other.ids],
    bytes: one.bytes + other.bytes,
    users: new Set(users),
    there,
  }
}

/**
 * Whoever brings a file in brings in what that needs.
 * @param {File} file
 * @param {File | undefined} needed
 */
function bringAlong(file, needed) {
  const before = needed?.users.size
  for (const user of file.users) if (!needed?.there.has(user)) needed?.users.add(user)
  return needed?.users.size !== before
}

/**
 * @param {Map<number, File>} left
 * @param {[number, number]} pair
 * @param {number[]} along what either of them needs
 * @param {Costs} costs
 */
function gainOf(left, [a, b], along, { request, weight }) {
  const [one, other] = [left.get(a), left.get(b)]
  if (!one || !other) return 0
  const bytes = one.bytes + other.bytes
  let gain = 0
  for (const user of new Set([...one.users, ...other.users])) {
    const had = [one, other].filter(({ users }) => users.has(user))
    for (const file of had) gain += weight(user) * (file.bytes + request(user))
    if (one.there.has(user) || other.there.has(user)) continue
    gain -= weight(user) * (bytes + request(user))
    if (had.length === 2) continue
    for (const place of along) {
      const file = left.get(place)
      if (!file || file.users.has(user) || file.there.has(user)) continue
      gain -= weight(user) * (file.bytes + request(user))
    }
  }
  return gain
}

/** @param {Map<number, Set<number>>} next @param {number} from */
function after(next, from) {
  /** @type {Set<number>} */
  const seen = new Set()
  const open = [...(next.get(from) ?? [])]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place)) continue
    seen.add(place)
    open.push(...(next.get(place) ?? []))
  }
  return seen
}

/**
 * Whether one file needs another through a third.
 * @param {Map<number, Set<number>>} next
 * @param {number} from
 * @param {number} to
 */
function hasBetween(next, from, to) {
  const others = [...(next.get(from) ?? [])].filter((place) => place !== to)
  return others.some((place) => after(next, place).has(to))
}
