import { basename } from 'node:path'
import { joinedByCost } from './join-by-cost.mjs'

/*
 * Which file of the build holds which module. Left to itself a build makes a file of every piece
 * that two screens share, hundreds of them, and each costs a request and a fill of the worker.
 */

/**
 * @typedef {{
 *   importedIds: readonly string[]
 *   dynamicallyImportedIds: readonly string[]
 *   code?: string | null
 * }} Links
 * @typedef {(id: string) => Links | null} Ask
 * @typedef {{ base: RegExp, names: RegExp, weights: [number, RegExp, number?][], request: number }} Plan
 *   `base`: what comes with every screen although the program itself does not import it; `names`:
 *   files that are small in the browser and need none of the libraries that they import; `weights`:
 *   how often an entry is brought in beside others, of the first that fits it, else once;
 *   `request`: the bytes that one more request is worth, as packed, unless the weights of the entry
 *   say so
 */

/** About what a byte of a source weighs when it is packed. */
const packed = 0.2
/** Bytes of a file of which only names stay. */
const nameBytes = 100

/**
 * Names a file for each module: `base` for what every screen needs, and of the rest, what the same
 * entries need lies together. Then files are joined as long as that costs less than the
 * requests that it saves.
 *
 * No files need each other: what a module needs is needed by at least the same entries, and
 * files between which a third one stands are not joined.
 * @param {Plan} plan
 * @param {string} main
 * @param {Ask} ask
 * @returns {(id: string) => string | undefined}
 */
export function chunkNames(plan, main, ask) {
  /** @param {string} id */
  const imports = (id) => {
    const all = ask(id)?.importedIds ?? []
    return plan.names.test(id) ? all.filter((next) => !next.includes('/node_modules/')) : all
  }
  /** @param {string} id */
  const size = (id) =>
    plan.names.test(id) ? nameBytes : Math.ceil((ask(id)?.code?.length ?? 0) * packed)
  const { entries, hosts, modules } = walked(main, ask)
  const inBase = new Set(
    [main, ...[...modules].filter((id) => plan.base.test(id))].flatMap((id) => [
      ...reached(id, (part) => (plan.names.test(part) ? [] : imports(part))),
    ]),
  )
  const needs = new Map(
    [...entries].map((entry) => [
      entry,
      new Set([...reached(entry, imports)].filter((id) => !inBase.has(id))),
    ]),
  )
  const there = alreadyThere(needs, hosts)
  /** @type {Map<string, string[]>} */
  const users = new Map()
  for (const [entry, ids] of needs)
    for (const id of ids) users.set(id, [...(users.get(id) ?? []), entry])

  /** @type {Map<string, string[]>} */
  const groups = new Map()
  for (const [id, by] of users) groups.set(String(by), [...(groups.get(String(by)) ?? []), id])
  /** @param {string} entry */
  const weightOf = (entry) => plan.weights.find(([, which]) => which.test(entry)) ?? [1]
  const files = joinedByCost(
    [...groups.values()].map((ids) => {
      const [first = ''] = ids
      const all = users.get(first) ?? []
      return {
        ids,
        bytes: ids.reduce((sum, id) => sum + size(id), 0),
        users: new Set(all.filter((entry) => !there(entry).has(first))),
        there: new Set(all.filter((entry) => there(entry).has(first))),
      }
    }),
    {
      weight: (entry) => weightOf(entry)[0],
      request: (entry) => weightOf(entry)[2] ?? plan.request,
      imports: (id) => imports(id).filter((next) => users.has(next)),
    },
  )
  const names = named(files, (id) => (entries.has(id) ? 1e9 : 0) + size(id))
  return (id) => (inBase.has(id) || plan.base.test(id) ? 'base' : names.get(id))
}

/**
 * What is there whenever an entry is brought in: all of what every place that brings it in needs.
 * @param {Map<string, Set<string>>} needs
 * @param {Map<string, Set<string>>} hosts the modules that bring each entry in
 */
function alreadyThere(needs, hosts) {
  /** @type {Map<string, Set<string>>} */
  const known = new Map()
  /** @param {string} entry @returns {Set<string>} */
  const there = (entry) => {
    const found = known.get(entry)
    if (found) return found
    known.set(entry, new Set())
    const bringers = [...(hosts.get(entry) ?? [])].map((host) => {
      const parents = [...needs].filter(([, ids]) => ids.has(host))
      return common(parents.map(([parent, ids]) => new Set([...ids, ...there(parent)])))
    })
    const answer = common(bringers)
    known.set(entry, answer)
    return answer
  }
  return there
}

/** @param {Set<string>[]} sets @returns {Set<string>} what is in each of them */
function common([first = new Set(), ...others]) {
  return new Set([...first].filter((id) => others.every((set) => set.has(id))))
}

/**
 * Each file is named after its heaviest module.
 * @param {string[][]} files
 * @param {(id: string) => number} weight
 */
function named(files, weight) {
  /** @type {Map<string, number>} */
  const taken = new Map()
  /** @type {Map<string, string>} */
  const names = new Map()
  for (const ids of files) {
    const first = ids.toSorted((a, b) => weight(b) - weight(a) || (a < b ? -1 : 1))[0] ?? ''
    const name = basename(first)
      .replace(/\?.*/, '')
      .replace(/\.\w+$/, '')
    const count = taken.get(name) ?? 0
    taken.set(name, count + 1)
    for (const id of ids) names.set(id, count === 0 ? name : `${name}-${count}`)
  }
  return names
}

/** @param {string} main @param {Ask} ask */
function walked(main, ask) {
  /** @type {Set<string>} */
  const entries = new Set()
  /** @type {Map<string, Set<string>>} */
  const hosts = new Map()
  const modules = reached(main, (id) => {
    const links = ask(id)
    for (const next of links?.dynamicallyImportedIds ?? []) {
      entries.add(next)
      hosts.set(next, new Set(hosts.get(next)).add(id))
    }
    return [...(links?.importedIds ?? []), ...(links?.dynamicallyImportedIds ?? [])]
  })
  return { modules, entries, hosts }
}

/** @param {string} start @param {(id: string) => readonly string[]} next */
function reached(start, next) {
  /** @type {Set<string>} */
  const found = new Set()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...next(id))
  }
  return found
}
