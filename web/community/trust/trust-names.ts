import { useMessages } from '#web/core/i18n.ts'
import { trustMessages } from './messages.ts'
import type { TrustNode } from './trust-picture.ts'

/** What everybody of a trust is called: members without a name by a number where there are several. */
export function useTrustNames(nodes: readonly TrustNode[]): (key: number) => string {
  const words = useMessages(trustMessages)
  const nameless = (role: TrustNode['role']) =>
    nodes.filter((node) => node.role === role && node.name === undefined)
  const [teams, members] = [nameless('seed'), nameless('between')]
  const numbered = (
    list: readonly TrustNode[],
    node: TrustNode,
    [one, no]: [string, (number: number) => string],
  ) => (list.length > 1 ? no(list.indexOf(node) + 1) : one)
  return (key) => {
    const node = nodes.find((one) => one.key === key)
    if (!node) return words.member
    if (node.role === 'viewer') return words.you
    if (node.name !== undefined) return node.name
    return node.role === 'seed'
      ? numbered(teams, node, [words.team, words.teamNo])
      : numbered(members, node, [words.member, words.memberNo])
  }
}
