import { staffRuleTexts } from '#protocol/fleet/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { TextCard } from './text-card.tsx'
import { textMessages } from './text-messages.ts'

/** What staff say where something is done, in both languages (docs/product/staff.md#texts). */
export function TextList() {
  const words = useMessages(textMessages)
  const { data, error, refetch } = useRead(staffRuleTexts, {})
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  return (
    <div className="grid gap-4">
      <p>{words.intro}</p>
      {data.texts.map((text) => (
        <TextCard key={text.id} text={text} />
      ))}
    </div>
  )
}
