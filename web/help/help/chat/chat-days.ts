import { type Day, dayOf, wallMinutes } from '#domain/core/time/wall-time.ts'
import type { ThreadItem } from '#protocol/help/help/thread.ts'

/** Lines of one person that follow each other closely; what happened stands alone. */
export type ChatGroup = { id: string; lines: readonly [ThreadItem, ...ThreadItem[]] }
export type ChatDay = { day: Day; groups: ChatGroup[] }

const closeMinutes = 10

function belongs(line: ThreadItem, group: ChatGroup): boolean {
  const [first] = group.lines
  const last = group.lines.at(-1) ?? first
  return (
    line.kind === 'message' &&
    last.kind === 'message' &&
    line.author === last.author &&
    line.name === last.name &&
    // One word below the group says of all of it that it was read.
    line.read === last.read &&
    wallMinutes(line.at) - wallMinutes(last.at) < closeMinutes
  )
}

/** A thread as it is shown: by days, and in them by who wrote (docs/product/help-and-claims.md#messages). */
export function chatDays(lines: readonly ThreadItem[]): ChatDay[] {
  const days: ChatDay[] = []
  for (const line of lines) {
    const day = dayOf(line.at)
    const today = days.at(-1)
    const group = today?.groups.at(-1)
    if (today?.day !== day) days.push({ day, groups: [{ id: line.id, lines: [line] }] })
    else if (group && belongs(line, group)) group.lines = [...group.lines, line]
    else today.groups.push({ id: line.id, lines: [line] })
  }
  return days
}

/** The newest of the reader's own groups that the other side has read: only there it is said. */
export function lastRead(days: readonly ChatDay[]): string | undefined {
  const groups = days.flatMap((day) => day.groups)
  return groups.findLast(({ lines: [first] }) => first.kind === 'message' && first.read)?.id
}
