/*
 * Which file of the build holds which module. Left to itself a build makes a file of every piece
 * that two screens share, hundreds of them, and each costs a request and a fill of the worker.
 */

/**
 * @typedef {{ importedIds: readonly string[], dynamicallyImportedIds: readonly string[] }} Links
 * @typedef {(id: string) => Links | null} Ask
 * @typedef {{
 *   base: RegExp
 *   apart: [string, RegExp][]
 *   names: RegExp
 *   areas: [string, RegExp][]
 *   shared: [string, RegExp | number, 'only'?][]
 *   heavy: [string, RegExp][]
 * }} Plan `apart`: what has a file of its own, by name; `names`: files of which the base uses what
 *   stands in them and nothing that they import; `areas`: the first that fits the file of an entry has it; `shared`: what areas share is
 *   named by the first of these that fits one of them (each of them, where it says `only`), or by a number, at least so many of them; `heavy`: libraries that are not always there
 */

/**
 * Names a file for each module: `base` for what every screen needs, one for each area's own, and
 * those of what areas share. Heavy libraries part each of these: a file holds only modules that
 * come with the same ones, so that whoever opens no dialog does not load its library.
 *
 * No files need each other: what a module needs is needed by at least the same entries, so it
 * lies in a file of at least as many areas with at most the same libraries.
 * @param {Plan} plan
 * @param {string} main
 * @param {Ask} ask
 * @returns {(id: string) => string | undefined}
 */
export function chunkNames(plan, main, ask) {
  const { entries, modules } = walked(main, ask)
  const inBase = new Set(
    [main, ...[...modules].filter((id) => plan.base.test(id))].flatMap((id) => [
      ...reached(id, (part) => (plan.names.test(part) ? [] : (ask(part)?.importedIds ?? []))),
    ]),
  )
  const facts = [...entries].map((entry) => {
    const needs = [...withImports(entry, ask)].filter((id) => !inBase.has(id))
    return {
      needs,
      area: plan.areas.find(([, files]) => files.test(entry))?.[0],
      heavy: plan.heavy.map(([, files]) => needs.some((id) => files.test(id))),
    }
  })
  /** @type {Map<string, { areas: Set<string>, heavy: boolean[] }>} */
  const users = new Map()
  for (const { needs, area, heavy } of facts) {
    if (area === undefined) continue
    for (const id of needs) {
      const known = users.get(id)
      users.set(id, {
        areas: new Set(known?.areas).add(area),
        heavy: heavy.map((has, place) => has && known?.heavy[place] !== false),
      })
    }
  }
  return (id) => {
    const apart = plan.apart.find(([, files]) => files.test(id))
    if (apart) return apart[0]
    if (inBase.has(id)) return 'base'
    const known = users.get(id)
    if (!known) return undefined
    const areas = [...known.areas]
    const first = plan.shared.find(([, fits, only]) => {
      if (typeof fits === 'number') return areas.length >= fits
      return areas[only ? 'every' : 'some']((area) => fits.test(area))
    })
    const owner = areas.length === 1 ? areas[0] : (first?.[0] ?? 'shared')
    const libraries = plan.heavy.filter((_, place) => known.heavy[place])
    return [owner, ...libraries.map(([name]) => name)].join('-')
  }
}

/** @param {string} main @param {Ask} ask */
function walked(main, ask) {
  /** @type {Set<string>} */
  const entries = new Set()
  const modules = reached(main, (id) => {
    const links = ask(id)
    for (const next of links?.dynamicallyImportedIds ?? []) entries.add(next)
    return [...(links?.importedIds ?? []), ...(links?.dynamicallyImportedIds ?? [])]
  })
  return { modules, entries }
}

/** @param {string} start @param {Ask} ask */
function withImports(start, ask) {
  return reached(start, (id) => ask(id)?.importedIds ?? [])
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
