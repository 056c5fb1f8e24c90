import { ApiKeys } from './api-keys.tsx'
import { Webhooks } from './webhooks.tsx'

/** How other programs hear of what happens and read what is here (docs/product/connections.md). */
export function ConnectionsView() {
  return (
    <div className="grid gap-5">
      <Webhooks />
      <ApiKeys />
    </div>
  )
}
