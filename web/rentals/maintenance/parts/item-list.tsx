import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ItemRow } from './item-row.tsx'

/** Items under a heading, in the order of the server: the most urgent first. */
export function ItemList({ title, items }: { title: string; items: readonly MaintenanceItem[] }) {
  return (
    <Card className="grid gap-4">
      <h2>{title}</h2>
      <ul className="grid gap-4">
        {items.map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  )
}
