import { noticeLanguage, noticeSettings } from '#protocol/rentals/names.ts'
import { langOf } from '#protocol/core/text.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { PreferenceList } from '#web/rentals/rentals/dialogs/preference-list.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { NoticeHours } from './notice-hours.tsx'
import { noticeMessages } from './notice-messages.ts'
import { useSetting } from '#web/people/account/settings/use-setting.ts'

const languages = [
  { id: 'en', name: 'English', lang: 'en' },
  { id: 'es', name: 'Español', lang: 'es' },
]

/** How the person is written to; each choice is kept as it is made (docs/product/accounts.md#notices). */
export function NoticesCard() {
  const words = useMessages(noticeMessages)
  const { data, error, refetch } = useRead(noticeSettings, {})
  const { send, isPending, variables, refusal } = useSetting(noticeLanguage, [noticeSettings])
  if (!data) {
    if (error) return <ReadFailed error={error} onRetry={refetch} />
    return <Skeleton className="h-80" />
  }
  return (
    <Card aria-labelledby="notices" className="grid gap-4">
      <h2 id="notices">{words.title}</h2>
      <p className="text-ink-2">{words.lead}</p>
      <Select
        label={words.language}
        hint={words.languageHint}
        items={languages}
        error={refusal}
        value={isPending && variables ? variables.language : data.language}
        onChange={(event) => {
          const language = langOf(event.target.value)
          send({ language }, () => statusToast(noticeMessages[language].languageSaved))
        }}
      />
      <NoticeHours hours={data.hours} />
      <PreferenceList preferences={data.preferences} />
    </Card>
  )
}
