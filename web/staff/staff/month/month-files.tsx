import { Download } from 'lucide-react'
import { useState } from 'react'
import { mayDo } from '#protocol/core/rights.ts'
import { userInfo } from '#protocol/people/names.ts'
import { listRights } from '#protocol/staff-rights.ts'
import { saveFile } from '#web/core/api/save-file.ts'
import { endpoint } from '#web/core/api/transport.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { sessionToken } from '#web/core/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { monthMessages } from './month-messages.ts'

type FileButtonProps = {
  name: string
  /** Of what is of a month. */
  month?: string
  label: string
  isMain?: boolean
}

/** A list or the books of a month as a file (docs/product/month.md#files). */
export function ListFile({ name, month, label, isMain = false }: FileButtonProps) {
  const words = useMessages(monthMessages)
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      const headers = { Authorization: `Bearer ${sessionToken() ?? ''}` }
      const query = month === undefined ? '' : `?month=${month}`
      const path = `${endpoint}/exports/${name}${query}`
      const answer = await fetch(path, { headers, cache: 'no-store' })
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
      saveFile(await answer.blob(), month === undefined ? `${name}.csv` : `${name}-${month}.csv`)
    } catch {
      errorToast(words.fileFailed)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} busy={isLoading} onClick={() => void load()}>
      <Download aria-hidden="true" size={20} />
      {label}
    </Button>
  )
}

const files = [
  'bookings',
  'payments',
  'refunds',
  'charges',
  'claims',
  'people',
  'maintenance',
] as const

/** What is of no month, for who may see the lists. */
export function ListFiles() {
  const words = useMessages(monthMessages)
  const { data } = useRead(userInfo, {})
  const rights = data?.userInfo.rights ?? ['owner']
  return (
    <Card aria-label={words.files} className="is-wide grid gap-3">
      <h3>{words.files}</h3>
      <div className="flex flex-wrap gap-3">
        {files
          .filter((name) => mayDo(rights, listRights[name]))
          .map((name) => (
            <ListFile key={name} name={name} label={words.fileNames[name]} />
          ))}
      </div>
    </Card>
  )
}
