import { noticeHours, noticeSettings } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { noticeMessages } from './notice-messages.ts'
import { useSetting } from '#web/people/account/settings/use-setting.ts'

const hourOf = (hour: number) => ({
  id: String(hour),
  name: `${String(hour).padStart(2, '0')}:00`,
})
const hoursBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => hourOf(first + index))

/** Between which hours mails come that are not urgent; each list has only what the other leaves. */
export function NoticeHours({ hours }: { hours: { from: number; to: number } }) {
  const words = useMessages(noticeMessages)
  const { send, isPending, variables, refusal } = useSetting(noticeHours, [noticeSettings])
  const { from, to } = isPending && variables ? variables : hours
  const save = (change: { from?: number; to?: number }) =>
    send({ from, to, ...change }, () => statusToast(words.hoursSaved))
  return (
    <div className="grid grid-cols-2 gap-4">
      <Select
        label={words.from}
        items={hoursBetween(0, Number(to) - 1)}
        value={String(from)}
        onChange={(event) => save({ from: Number(event.target.value) })}
      />
      <Select
        label={words.to}
        items={hoursBetween(Number(from) + 1, 24)}
        error={refusal}
        value={String(to)}
        onChange={(event) => save({ to: Number(event.target.value) })}
      />
    </div>
  )
}
