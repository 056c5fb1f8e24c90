import { Plus } from 'lucide-react'
import { specialRequests } from '#protocol/help/special-requests.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { WishItem } from './parts/wish-item.tsx'
import { wishMessages } from './wish-messages.ts'

/** Special requests of a rental, and the way to another. */
export function WishList({ order, onAsk }: { order: string; onAsk: () => void }) {
  const words = useMessages(wishMessages)
  const { data } = useRead(specialRequests, { order })
  const wishes = data?.requests ?? []
  return (
    <section className="grid gap-3">
      <h3 className="text-20">{words.title}</h3>
      <ul className="grid gap-4 empty:hidden">
        {wishes.map((wish) => (
          <li key={wish.id}>
            <WishItem wish={wish} />
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
