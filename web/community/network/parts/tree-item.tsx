import { ChevronRight } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { Num } from '#web/ui/num.tsx'
import { dayText } from '../day-text.ts'
import { treeMessages } from '../tree-messages.ts'
import type { TreeRow } from '../tree-rows.ts'

type TreeItemProps = {
  id: string
  row: TreeRow
  top: number
  height: number
  isActive: boolean
  isFound: boolean
  isViewer: boolean
}

/** One person of the tree: the lines that lead here, who they are, and their score. Clicks and keys are the tree's. */
export function TreeItem(props: TreeItemProps) {
  const { id, row, top, height, isActive, isFound, isViewer } = props
  const words = useMessages(treeMessages)
  const { person, level, place, siblings, below, isOpen, lines } = row
  const name = person.name ?? words.someone
  const joined = person.invitedAt && words.joined(dayText(person.invitedAt))
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-selected={isActive}
      tabIndex={-1}
      data-person={person.id}
      style={{ top, height }}
      className={cx(
        'absolute inset-x-0 flex cursor-pointer items-center rounded-control pr-1 hover:bg-sunken',
        isFound && 'bg-poppy-soft',
        isActive && 'group-focus-visible:outline-3 group-focus-visible:outline-focus',
      )}
    >
      {lines.map((goesOn, index) => (
        <Line key={index} goesOn={goesOn} />
      ))}
      {level > 1 && <Elbow isLast={place === siblings} />}
      {isOpen === undefined ? (
        <span aria-hidden="true" className="w-9 flex-none" />
      ) : (
        <span
          aria-hidden="true"
          data-turn
          className="-ml-2 grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-line"
        >
          <ChevronRight size={20} className={cx('transition', isOpen && 'rotate-90')} />
        </span>
      )}
      <Avatar
        person={{ firstName: name }}
        size="sm"
        className={person.isOwn ? '' : 'bg-sunken text-ink'}
      />
      <span className="min-w-0 grow px-3 leading-tight">
        <span className="block truncate font-bold">{isViewer ? words.you(name) : name}</span>
        <span className="block truncate text-14 text-ink-2">
          {below > 0 ? words.below(below) : joined}
        </span>
      </span>
      <span className="flex-none rounded-slot bg-primary-soft px-2.5 py-1.5 font-bold text-on-soft">
        <span className="sr-only">{words.score} </span>
        <Num>{person.score.value.toFixed(1)}</Num>
      </span>
    </div>
  )
}

const room = 'relative h-full w-4 flex-none sm:w-8'

/** A line of a level above that passes by. */
function Line({ goesOn }: { goesOn: boolean }) {
  return (
    <span aria-hidden="true" className={room}>
      {goesOn && <span className="absolute inset-y-0 left-1/2 border-l-2 border-line-strong" />}
    </span>
  )
}

/** The corner from the line of the level to this person. */
function Elbow({ isLast }: { isLast: boolean }) {
  return (
    <span aria-hidden="true" className={room}>
      <span
        className={cx(
          'absolute top-0 left-1/2 border-l-2 border-line-strong',
          isLast ? 'h-1/2' : 'h-full',
        )}
      />
      <span className="absolute top-1/2 right-0 left-1/2 border-t-2 border-line-strong" />
    </span>
  )
}
