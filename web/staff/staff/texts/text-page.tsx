import { useCallback, useState } from 'react'
import { lackingIn, type Placeholder, placeholdersOf } from '#domain/fleet/site/placeholders.ts'
import { staffText, staffTextVersion } from '#protocol/fleet/names.ts'
import type { Success } from '#protocol/core/operation.ts'
import type { TextId } from '#protocol/fleet/site/text-ids.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { StaffCard } from '../staff-card.tsx'
import { MarkedWords } from './marked-words.tsx'
import { PutLive } from './put-live.tsx'
import { textMessages } from './text-messages.ts'
import { VersionList } from './version-list.tsx'
import { WordingForm, type Words } from './wording-form.tsx'

type Text = Success<typeof staffText>
type Lang = Text['languages'][number]['lang']

/** One text in both languages beside each other, its versions, and the press that puts it live (docs/product/company.md#texts). */
export function TextPage({ id }: { id: TextId }) {
  const { data, error, refetch } = useRead(staffText, { text: id })
  // While another text is on its way the one before is still there.
  if (data?.id === id) return <Editor text={data} />
  return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
}

function Editor({ text }: { text: Text }) {
  const words = useMessages(textMessages)
  const [brought, setBrought] = useState<Partial<Record<Lang, Words>>>({})
  const [dirty, setDirty] = useState<Partial<Record<Lang, boolean>>>({})
  const name = words.names[text.id]
  const onEnglish = useCallback((is: boolean) => setDirty((was) => ({ ...was, en: is })), [])
  const onSpanish = useCallback((is: boolean) => setDirty((was) => ({ ...was, es: is })), [])
  return (
    <div className="grid min-w-0 gap-4">
      <StaffCard about={name} title={name}>
        <p className="text-ink-2">{words.where[text.id]}</p>
        <Changed text={text} />
        <div className="grid gap-6 md:grid-cols-2">
          {text.languages.map((wording) => (
            <WordingForm
              key={wording.lang}
              id={text.id}
              wording={wording}
              values={text.values}
              brought={brought[wording.lang]}
              onDirty={wording.lang === 'en' ? onEnglish : onSpanish}
            />
          ))}
        </div>
        <Help id={text.id} values={text.values} />
      </StaffCard>
      <VersionList
        text={text}
        onBring={(lang, said) => setBrought((was) => ({ ...was, [lang]: said }))}
      />
      <PutLive text={text} isDirty={Object.values(dirty).some(Boolean)} />
    </div>
  )
}

/** For who translates: what changed in the language that is ahead since both said the same. */
function Changed({ text }: { text: Text }) {
  const behind = text.languages.find(({ isOlder }) => isOlder)
  const ahead = text.languages.find(({ lang }) => lang !== behind?.lang)
  const base = text.versions.find(
    ({ lang, number }) => lang === ahead?.lang && number <= (behind?.number ?? 0),
  )
  if (!behind || !ahead || !base) return null
  const now = `${ahead.title}\n${ahead.body}`
  return <Since id={text.id} lang={ahead.lang} number={base.number} now={now} />
}

function Since({ id, lang, number, now }: { id: TextId; lang: Lang; number: number; now: string }) {
  const words = useMessages(textMessages)
  const asked = { text: id, language: lang, number: String(number) }
  const { data } = useRead(staffTextVersion, asked)
  const label = words.since(words.languages[lang])
  return (
    <Disclosure summary={label} asLink>
      {data && (
        <MarkedWords label={label} lang={lang} before={`${data.title}\n${data.body}`} now={now} />
      )}
    </Disclosure>
  )
}

/** How a text is written, and what each placeholder says now. */
function Help({ id, values }: { id: TextId; values: Text['values'] }) {
  const words = useMessages(textMessages)
  const none = (name: Placeholder) =>
    lackingIn(`{${name}}`, {}).length > 0 ? words.notSet : words.isOff
  return (
    <Disclosure summary={words.format} asLink>
      <div className="grid gap-3">
        <p className="text-ink-2">{words.formatText}</p>
        <dl className="grid gap-x-4 sm:grid-cols-2">
          {placeholdersOf(id).map((name) => (
            <div key={name} className="border-t border-line py-2">
              <dt>
                <code className="font-bold">{`{${name}}`}</code> {words.values[name]}
              </dt>
              <dd className="wrap-anywhere text-ink-2">{values[name] ?? none(name)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Disclosure>
  )
}
