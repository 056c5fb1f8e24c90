import { useMessages } from '#web/core/i18n.ts'
import { Num } from '#web/ui/num.tsx'
import { filterMessages } from './filter-messages.ts'

/** How many free cars a choice would leave, beside its name; nothing until they are counted. */
export function CountOf({ count }: { count: number | undefined }) {
  const words = useMessages(filterMessages)
  if (count === undefined) return null
  return (
    <>
      <span aria-hidden="true" className="count-of">
        <Num>{count}</Num>
      </span>
      <span className="sr-only">{words.cars(count)}</span>
    </>
  )
}
