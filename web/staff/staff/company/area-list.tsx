import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { companyAreas } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { AreaCard } from './area-card.tsx'
import { areaMessages } from './area-messages.ts'
import { TaxCard } from './tax-card.tsx'

/** The company's areas, and a form for another one. */
export function AreaList() {
  const words = useMessages(areaMessages)
  const { data, error, refetch } = useRead(companyAreas, {})
  const queryClient = useQueryClient()
  const [rounds, setRounds] = useState<Readonly<Record<string, number>>>({})
  const [isAdding, setAdding] = useState(false)
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  const stop = () => setAdding(false)
  // First what is saved now, then the form from it.
  const anew = (id: string) =>
    void queryClient
      .invalidateQueries({ queryKey: [companyAreas.name] })
      .then(() => setRounds((before) => ({ ...before, [id]: (before[id] ?? 0) + 1 })))
  return (
    <section aria-label={words.areas} className="grid gap-4">
      <h2>{words.areas}</h2>
      <p className="text-ink-2">{words.areasText}</p>
      {data.areas.length === 0 && <Banner tone="warn">{words.noAreas}</Banner>}
      {data.areas.map((area) => (
        <div key={area.id} className="grid gap-4">
          <AreaCard
            key={rounds[area.id] ?? 0}
            area={area}
            onDone={() => anew(area.id)}
            onAnew={() => anew(area.id)}
          />
          <TaxCard area={area} />
        </div>
      ))}
      {isAdding ? (
        <AreaCard area={undefined} onDone={stop} onAnew={stop} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" size={20} />
          {words.add}
        </Button>
      )}
    </section>
  )
}
