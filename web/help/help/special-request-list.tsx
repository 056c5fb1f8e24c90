import { Plus } from 'lucide-react'
import { specialRequests } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { SpecialRequestItem } from './parts/special-request-item.tsx'
import { specialRequestMessages } from './special-request-messages.ts'

/** Special requests of a rental, and the way to another. */
export function SpecialRequestList({ order, onAsk }: { order: string; onAsk: () => void }) {
  const words = useMessages(specialRequestMessages)
  const { data } = useRead(specialRequests, { order })
  const found = data?.requests ?? []
  return (
    <section className="grid gap-3">
      <h3 className="text-20">{words.title}</h3>
      <ul className="grid gap-4 empty:hidden">
        {found.map((specialRequest) => (
          <li key={specialRequest.id}>
            <SpecialRequestItem specialRequest={specialRequest} />
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="justify-self-start" onClick={onAsk}>
        <Plus aria-hidden="true" size={20} />
        {words.ask}
      </Button>
    </section>
  )
}
