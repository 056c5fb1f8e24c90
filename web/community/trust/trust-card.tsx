import { trust } from '#protocol/community/names.ts'
import type { Trust } from '#protocol/community/trust/trust.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Num } from '#web/ui/num.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { trustMessages } from './messages.ts'
import { TrustDrawing } from './trust-drawing.tsx'
import type { TrustNode } from './trust-picture.ts'

/** How much one can trust somebody, and by whom: in sentences, drawn, and as a list (docs/product/community.md#trust). */
export function TrustCard({ userId }: { userId: string }) {
  const words = useMessages(trustMessages)
  const { data, isPending, isOld, error, refetch } = useRead(trust, { userId })
  if (error && !data)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{words.failed}</p>
        <Button variant="secondary" size="sm" onClick={refetch}>
          {words.again}
        </Button>
      </div>
    )
  if (isPending || isOld) return <Skeleton className="h-24" />
  return data?.trust ? <Told trust={data.trust} /> : null
}

function Told({ trust: { value, title, reasons, graph } }: { trust: Trust }) {
  const words = useMessages(trustMessages)
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-4">
        <p className="flex-none leading-tight">
          <Num className="text-30 font-bold">{value}</Num>{' '}
          <span className="text-14 text-ink-2">{words.of}</span>
        </p>
        <p className="font-bold">{title}</p>
      </div>
      <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-primary" style={{ width: `${value}%` }} />
      </span>
      {reasons.length > 0 && (
        <ul className="grid gap-1.5">
          {reasons.map(({ kind, text }) => (
            <li key={kind}>{text}</li>
          ))}
        </ul>
      )}
      {graph.edges.length > 0 && <Ways graph={graph} />}
      <p className="text-14 text-ink-2">{words.personal}</p>
    </div>
  )
}

/** The drawing, and each of its lines as a sentence. */
function Ways({ graph }: { graph: Trust['graph'] }) {
  const words = useMessages(trustMessages)
  const nameOf = useTrustNames(graph.nodes)
  const stepOf = (key: number) => graph.nodes.find((node) => node.key === key)?.step ?? 0
  const isYou = (key: number) => graph.nodes.some((one) => one.key === key && one.role === 'viewer')
  return (
    <>
      <TrustDrawing graph={graph} nameOf={nameOf} />
      <Disclosure asLink summary={words.why}>
        <ol className="grid gap-1.5">
          {graph.edges
            .toSorted((a, b) => stepOf(a.from) - stepOf(b.from) || b.share - a.share)
            .map(({ from, to, kind, share }) => (
              <li key={`${from} ${to}`} className="flex justify-between gap-3">
                <span className="min-w-0 break-words">
                  {words[kind]({ from: nameOf(from), to: nameOf(to), fromYou: isYou(from) })}
                </span>
                <Num className="flex-none text-ink-2">{words.share(Math.round(share * 100))}</Num>
              </li>
            ))}
        </ol>
      </Disclosure>
    </>
  )
}

/** What everybody of a trust is called: members without a name by a number where there are several. */
function useTrustNames(nodes: readonly TrustNode[]): (key: number) => string {
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
