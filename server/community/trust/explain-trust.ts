import type { FlowPath } from '#domain/community/trust/flow.ts'
import type { PersonId } from '#domain/community/trust/ties.ts'
import type { Trust } from '#domain/community/trust/trust.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Trust as ToldTrust, trustReasons } from '#protocol/community/trust/trust.ts'
import { sixPlaces } from '../../platform/six-places.ts'
import type { Witness } from './ties-store.ts'
import { someone, titleOf, trustTexts } from './trust-texts.ts'

type Reason = (typeof trustReasons)[number]
type About = {
  viewer: PersonId
  user: PersonId
  /** The user's first name; said only when something leads to them. */
  name: string
  people: ReadonlyMap<PersonId, Witness>
}

/**
 * A trust in words and as a drawing (docs/product/community.md#trust). Names are those of people
 * the viewer knows directly; all others, and who asked to be nameless, are only counted.
 */
export function explainTrust(trust: Trust, about: About, lang: Lang): ToldTrust {
  const { viewer, user, people } = about
  const name = trust.paths.length > 0 ? about.name : someone[lang]
  const known = new Set(
    trust.paths.filter(({ begins }) => begins === 'viewer').map(({ edges }) => edges[0]?.to.id),
  )
  const nameOf = (id: PersonId) => {
    if (id === user) return name
    return id === viewer || known.has(id) ? people.get(id)?.firstName : undefined
  }
  const passers = new Map<Reason, Set<PersonId>>()
  for (const path of trust.paths) {
    const kind = reasonOf(path, known)
    const last = path.edges.at(-1)?.from.id ?? path.first.id
    passers.set(kind, (passers.get(kind) ?? new Set()).add(last))
  }
  const reasons = Array.from(passers, ([kind, ids]) => {
    const isOwn = kind === 'seed' || kind.startsWith('own')
    const names = isOwn ? [] : [...ids].flatMap((id) => nameOf(id) ?? []).toSorted()
    return { kind, count: ids.size, names, text: trustTexts[kind](lang, ids.size, { name, names }) }
  })
  return {
    value: trust.value,
    title: titleOf(trust.value, name)[lang],
    reasons,
    graph: graphOf(trust, about, nameOf),
  }
}

/**
 * What the last one on a way has to do with the viewer and with the user. A friend is a friend, also
 * where a longer way leads to them.
 */
function reasonOf({ begins, edges }: FlowPath, friends: ReadonlySet<PersonId | undefined>): Reason {
  const last = edges.at(-1)
  if (!last) return 'seed'
  if (begins === 'seed') return 'teamsPeople'
  const isVouch = last.kind === 'vouch'
  if (edges.length === 1) {
    if (isVouch) return 'ownVouch'
    return last.kind === 'connection' ? 'ownConnection' : 'ownReferral'
  }
  if (edges.length === 2 || friends.has(last.from.id))
    return isVouch ? 'friendsVouch' : 'friendsKnow'
  return isVouch ? 'othersVouch' : 'othersKnow'
}

function graphOf(
  { paths }: Trust,
  { viewer, user }: About,
  nameOf: (id: PersonId) => string | undefined,
): ToldTrust['graph'] {
  const whole = paths.reduce((sum, { share }) => sum + share, 0)
  const nodes = new Map<PersonId, ToldTrust['graph']['nodes'][number]>()
  const roleOf = (id: PersonId, begins: boolean) => {
    if (id === viewer) return 'viewer'
    if (id === user) return 'user'
    return begins ? 'seed' : 'between'
  }
  const node = (id: PersonId, step: number, begins = false) => {
    const before = nodes.get(id)
    if (before) {
      before.step = Math.max(before.step, step)
      return before
    }
    const made = { key: nodes.size, role: roleOf(id, begins), step, name: nameOf(id) } as const
    const kept = { ...made }
    nodes.set(id, kept)
    return kept
  }
  const edges = new Map<string, ToldTrust['graph']['edges'][number]>()
  for (const { begins, first, edges: way, share } of paths) {
    node(first.id, 0, begins === 'seed')
    way.forEach(({ from, to, kind }, at) => {
      const ends = { from: node(from.id, at).key, to: node(to.id, at + 1).key }
      const key = `${ends.from} ${ends.to}`
      const before = edges.get(key)?.share ?? 0
      edges.set(key, { ...ends, kind, share: before + share / whole })
    })
  }
  const shares = [...edges.values()].map((edge) => ({ ...edge, share: sixPlaces(edge.share) }))
  return { nodes: [...nodes.values()], edges: shares }
}
