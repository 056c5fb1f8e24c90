import type { HelpStatus } from '#domain/help/help/help-status.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import type { ThreadItem } from '#protocol/help/help/thread.ts'
import { fileAddress } from '../../platform/uploads/uploads.ts'
import { helpNumber, kindTexts, statusTexts } from './help-texts.ts'
import type { ThreadEvent, ThreadRow, ThreadSide } from '../messages/thread-store.ts'
import {
  specialRequestKindTexts,
  specialRequestStateTexts,
} from '../../rentals/special-requests/special-request-texts.ts'

type Details = { number?: number; kind?: string; title?: string; status?: string; price?: number }

function subject({ number, kind, title }: Details, lang: Lang): string {
  const name = title ?? kindTexts[kind as HelpKind]?.[lang] ?? ''
  return `${helpNumber(number ?? 0)} ${name}`
}

function specialRequest({ kind, status }: Details, lang: Lang): string {
  const name = (specialRequestKindTexts as Record<string, Text>)[kind ?? '']?.[lang] ?? ''
  return `${name}: ${(specialRequestStateTexts as Record<string, Text>)[status ?? '']?.[lang] ?? ''}`
}

const eventText: Record<ThreadEvent, (details: Details, lang: Lang) => string> = {
  helpOpened: subject,
  helpStatus: (details, lang) =>
    `${subject(details, lang)}: ${statusTexts[details.status as HelpStatus][lang]}`,
  specialRequestAnswered: specialRequest,
  specialRequestDecided: specialRequest,
}

/** The lines of a thread for one of its two sides; `zone` is the area's. */
export function presentThread(
  rows: readonly ThreadRow[],
  side: ThreadSide,
  zone: string,
  lang: Lang,
): ThreadItem[] {
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.event ? 'event' : 'message',
    author: row.author,
    name: row.name ?? undefined,
    mine: row.author === side,
    text: row.event ? eventText[row.event](row.details as Details, lang) : row.body,
    pictures: row.pictures.map(fileAddress),
    request: row.help_request_id ?? undefined,
    at: toWall(row.created_at, zone),
    read: row.author === side && row.read_at ? true : undefined,
  }))
}

/** What tells the reader's screen to say once it has shown all: the newest line, while anything is unread. */
export function unreadLine(
  rows: readonly ThreadRow[],
  side: ThreadSide,
  unreadNotice: string | undefined,
): string | undefined {
  const isUnread = rows.some((row) => row.author !== side && row.read_at === null)
  const newest = rows.at(-1)
  return newest && (isUnread || unreadNotice !== undefined) ? String(newest.id) : undefined
}
