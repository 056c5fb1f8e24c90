import { demoNumber } from './demo-id.ts'

/** A row of people.csv. */
export type Neighbor = Record<
  'id' | 'first_name' | 'email' | 'language' | 'area' | 'joined' | 'invited_by',
  string
>

/** One person of the demo knows another since a moment, for a reason. */
export type Tie = { from: Neighbor; to: Neighbor; at: Date }

/** Friends of somebody whom the README names, who vouches for whom, and who waits for an answer. */
type Circle = { friends: Tie[]; vouches: Tie[]; requests: Tie[] }

const dayMs = 86_400_000

/**
 * Six people of the same area: four friends, and two whose request two of these friends vouch for,
 * so that the explanation of a trust has something to tell.
 */
export function circleOf(person: Neighbor, people: readonly Neighbor[], now: Date): Circle {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const tie = (from: Neighbor, to: Neighbor, days: number): Tie => ({ from, to, at: daysAgo(days) })
  const near = people
    .filter(({ id, area, joined }) => {
      const isOld = Date.parse(joined) < daysAgo(120).getTime()
      return id !== person.id && area === person.area && isOld
    })
    .toSorted((a, b) => demoNumber(`near ${a.id}`) - demoNumber(`near ${b.id}`))
  const friends = near.slice(0, 4)
  const [one, two, three] = friends
  const waiting = near.slice(4, 6)
  if (!one || !two || !three) return { friends: [], vouches: [], requests: [] }
  return {
    friends: friends.map((friend, index) => tie(friend, person, 40 + 9 * index)),
    vouches: [
      tie(one, person, 30),
      tie(two, person, 21),
      tie(person, three, 25),
      ...waiting.flatMap((to) => [tie(one, to, 50), tie(two, to, 35)]),
    ],
    requests: waiting.map((from, index) => tie(from, person, 1 + index)),
  }
}
