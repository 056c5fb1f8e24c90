import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { lackingIn } from '#domain/fleet/site/placeholders.ts'
import { staffPutTextLive, staffText, staffTexts } from '#protocol/fleet/names.ts'
import { isAccepted } from '#protocol/fleet/site/text-ids.ts'
import type { Success } from '#protocol/core/operation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { SaveBar } from '../save-bar.tsx'
import { useDecide } from '../use-decide.ts'
import { textMessages } from './text-messages.ts'

type PutLiveProps = {
  text: Success<typeof staffText>
  /** Something typed is not saved yet. */
  isDirty: boolean
}

/** The press that puts the drafts live, and what each language will show then. */
export function PutLive({ text, isDirty }: PutLiveProps) {
  const words = useMessages(textMessages)
  const { decide, isPending } = useDecide(staffPutTextLive, staffText, staffTexts)
  const { languages, values, version } = text
  const drafts = languages.filter(({ isDraft }) => isDraft)
  const ownersFirst = isAccepted(text.id) && languages.every(({ liveAt }) => liveAt === undefined)
  const [lacks] = drafts.flatMap(({ title, body }) => lackingIn(`${title}\n${body}`, values))
  const behind = languages.find(({ isOlder }) => isOlder)
  const why = ownersFirst
    ? words.ownersFirst
    : lacks
      ? words.lacks(lacks)
      : isDirty
        ? words.saveFirst
        : text.id === 'contract' && behind
          ? words.bothAtOnce
          : undefined
  return (
    <SaveBar>
      <p role="status" className="flex-1 basis-60">
        {sentence(text, words)}{' '}
        {behind && drafts.length > 0 && words.behind(words.languages[behind.lang])}{' '}
        {why && <span className="font-bold text-warn">{why}</span>}{' '}
        {ownersFirst && (
          <Link to={routes.staff} search={{ view: 'opening' }} className="link">
            {words.opening}
          </Link>
        )}
      </p>
      {drafts.length > 0 && (
        <Button
          busy={isPending}
          disabledReason={why}
          onClick={() => decide({ text: text.id, version })}
        >
          <Check aria-hidden="true" size={20} />
          {words.putLive}
        </Button>
      )}
    </SaveBar>
  )
}

/** What visitors read in each language after the press. */
function sentence({ languages }: PutLiveProps['text'], words: (typeof textMessages)['en']): string {
  const goes = languages.filter(({ isDraft }) => isDraft)
  const [first, second] = goes
  if (!first) return words.nothing
  if (second && first.number === second.number) return `${words.goLive(first.number)}.`
  const rest = languages
    .filter(({ isDraft }) => !isDraft)
    .map(({ lang, number }) => words.keeps(words.languages[lang], number))
  const said = goes.map(({ lang, number }) => words.goesLive(number, words.languages[lang]))
  return `${[...said, ...rest].join('; ')}.`
}
