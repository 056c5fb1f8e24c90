import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { staffSearch } from '#protocol/staff/names.ts'
import { mostHits } from '#protocol/staff/staff/choices.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { typedPhone } from '#web/core/shown-phone.ts'
import { useSettled } from '#web/core/use-settled.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { garageMessages } from '../garage/garage-messages.ts'
import { type HitGroup, hitGroups } from './hits.ts'
import { matches } from './marked.ts'
import { searchMessages } from './search-messages.ts'
import './search-palette.css'

/** A pause in typing after which is asked. */
const restMs = 200

/** One field for everything: what it finds stands below, arrows choose and Enter opens (docs/product/staff.md#search). */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const words = useMessages(searchMessages)
  const rows = useMessages(deskMessages)
  const cars = useMessages(garageMessages)
  const when = useWhen()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const asked = useSettled(text.trim(), restMs)
  const { data, error, isFetching, refetch } = useRead(
    staffSearch,
    { text: asked },
    { enabled: asked !== '' },
  )
  const groups =
    data && !error && asked !== ''
      ? hitGroups(data, { words, rows, cars, phone: typedPhone, ...when })
      : undefined
  const hits = groups?.flatMap((group) => group.hits) ?? []
  const open = (id: string) => {
    const to = hits.find((hit) => hit.id === id)?.to
    if (!to) return
    onClose()
    void navigate({ to: routes.staff, search: to })
  }
  return (
    <Dialog title={words.title} isOpen onClose={onClose} bare full>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label={words.open} maxLength={100} className="palette-field">
          <Search aria-hidden="true" size={22} className="flex-none" />
          <Input
            ref={takeFocus}
            placeholder={words.open}
            className="min-w-0 flex-1 bg-transparent outline-0"
          />
          <span role="status" className="flex-none text-14 text-ink-2">
            {groups && !isFetching && words.found(hits.length)}
          </span>
        </SearchField>
        <div className="min-h-0 flex-1 overflow-auto" aria-busy={isFetching}>
          {groups && <Hits groups={groups} asked={asked} onOpen={open} />}
          {!groups && error && <ReadFailed error={error} onRetry={refetch} />}
          {!groups && !error && <p className="p-4 text-ink-2">{words.hint}</p>}
        </div>
      </Autocomplete>
    </Dialog>
  )
}

/** Who opened the search types at once. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

type HitsProps = { groups: HitGroup[]; asked: string; onOpen: (id: string) => void }

function Hits({ groups, asked, onOpen }: HitsProps) {
  const words = useMessages(searchMessages)
  return (
    <>
      <ListBox
        aria-label={words.title}
        items={groups.map((group) => ({ id: group.kind, ...group }))}
        onAction={(key) => onOpen(String(key))}
        renderEmptyState={() => <p className="p-4 text-ink-2">{words.none}</p>}
        className="outline-0"
      >
        {({ kind, hits }) => (
          <ListBoxSection id={kind}>
            <Header className="px-4 pt-3 pb-1 text-14 font-bold text-ink-2">
              {words.groups[kind]}
            </Header>
            {hits.map(({ id, title, detail, state }) => (
              <ListBoxItem key={id} id={id} textValue={title} className="palette-hit">
                <span className="min-w-0 flex-1">
                  <Lines
                    first={<Marked text={title} asked={asked} />}
                    second={<Marked text={detail} asked={asked} />}
                  />
                </span>
                {state && <Badge tone={state.tone}>{state.text}</Badge>}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        )}
      </ListBox>
      {groups.some(({ hits }) => hits.length === mostHits) && (
        <p className="p-4 text-14 text-ink-2">{words.most(mostHits)}</p>
      )}
    </>
  )
}

/** A text with what was asked for marked in it. */
function Marked({ text, asked }: { text: string; asked: string }) {
  return matches(text, asked).map(({ piece, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place.
    isMatch ? <mark key={index}>{piece}</mark> : piece,
  )
}
