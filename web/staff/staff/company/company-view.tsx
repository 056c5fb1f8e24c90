import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { companySettings } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { AreaList } from './area-list.tsx'
import { CompanyForm } from './company-form.tsx'
import { takeFacts } from './take-facts.ts'

/** What makes the company itself (docs/product/company.md#settings). */
export function CompanyView() {
  const { data, error, refetch } = useRead(companySettings, {})
  const queryClient = useQueryClient()
  const [round, setRound] = useState(0)
  const anew = () => setRound((before) => before + 1)
  // First what is saved now, then the form from it.
  const saved = () => {
    void queryClient.invalidateQueries({ queryKey: [companySettings.name] }).then(anew)
    void takeFacts()
  }
  if (data)
    return (
      <div className="grid gap-6">
        <CompanyForm key={round} company={data} onSaved={saved} onAnew={anew} />
        <AreaList />
      </div>
    )
  return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
}
