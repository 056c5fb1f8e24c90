import { useState } from 'react'
import { type staffText, staffTextVersion } from '#protocol/fleet/names.ts'
import type { Success } from '#protocol/core/operation.ts'
import type { TextId } from '#protocol/fleet/site/text-ids.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { MarkedWords } from './marked-words.tsx'
import { textMessages } from './text-messages.ts'
import type { Words } from './wording-form.tsx'

type Text = Success<typeof staffText>
type Version = Text['versions'][number]
type Lang = Version['lang']

type VersionListProps = {
  text: Text
  onBring: (lang: Lang, words: Words) => void
}

/** All versions of a text, newest first; each can be compared with the newest of its language, and brought back. */
export function VersionList({ text, onBring }: VersionListProps) {
  const words = useMessages(textMessages)
  const when = useWhen()
  const [open, setOpen] = useState<string>()
  const liveOf = (lang: Lang) =>
    text.versions.find((one) => one.lang === lang && one.liveAt)?.number
  return (
    <StaffCard about={words.versions} title={words.versions}>
      <ul className="grid">
        {text.versions.map((one) => {
          const key = `${one.lang}${one.number}`
          const language = words.languages[one.lang]
          const newest = text.languages.find(({ lang }) => lang === one.lang)
          return (
            <li key={key} className="grid gap-3 border-t border-line py-3 first:border-0">
              <div className="flex flex-wrap items-center gap-3">
                <div className="min-w-0 flex-1 basis-40">
                  <p className="font-bold">{words.versionOf(one.number, language)}</p>
                  <p className="text-14 text-ink-2">
                    {words.written(one.writtenBy ?? words.program, when.instant(one.writtenAt))}
                    {one.liveAt && ` · ${words.liveSince(when.instant(one.liveAt))}`}
                  </p>
                </div>
                {!one.liveAt && <Badge tone="warn">{words.draft}</Badge>}
                {liveOf(one.lang) === one.number && <Badge tone="ok">{words.live}</Badge>}
                {newest && newest.number !== one.number && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-expanded={open === key}
                    aria-label={words.compareOf(one.number, language)}
                    onClick={() => setOpen(open === key ? undefined : key)}
                  >
                    {words.compare}
                  </Button>
                )}
              </div>
              {open === key && newest && (
                <Compared
                  id={text.id}
                  version={one}
                  now={`${newest.title}\n${newest.body}`}
                  onBring={onBring}
                />
              )}
            </li>
          )
        })}
      </ul>
    </StaffCard>
  )
}

type ComparedProps = {
  id: TextId
  version: Version
  now: string
  onBring: VersionListProps['onBring']
}

function Compared({ id, version: { lang, number }, now, onBring }: ComparedProps) {
  const words = useMessages(textMessages)
  const [isDone, setDone] = useState(false)
  const { data, error, refetch } = useRead(staffTextVersion, {
    text: id,
    language: lang,
    number: String(number),
  })
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-40" />
  const { title, body } = data
  return (
    <div className="grid gap-3">
      <MarkedWords label={words.marked} lang={lang} before={`${title}\n${body}`} now={now} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onBring(lang, { title, body })
            setDone(true)
          }}
        >
          {words.bringBack}
        </Button>
        <p role="status" className="text-ink-2">
          {isDone && words.broughtBack}
        </p>
      </div>
    </div>
  )
}
