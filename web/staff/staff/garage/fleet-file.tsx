import { useState } from 'react'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import type { Success } from '#protocol/core/operation.ts'
import { staffCars, staffReadFleetFile } from '#protocol/staff/names.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { saveFile } from '#web/core/api/save-file.ts'
import { endpoint } from '#web/core/api/transport.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { sessionToken } from '#web/core/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { BadLines } from '../files/bad-lines.tsx'
import { FileButton } from '../files/file-button.tsx'
import { fileMessages } from '../files/file-messages.ts'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { fleetFileMessages } from './fleet-file-messages.ts'

/** A larger one is not sent in vain. */
const mostMegabytes = 5

type Looked = Success<typeof staffReadFleetFile>

/** All cars out as a file, and a file in, which says first what it would do (docs/product/cars.md#a-file-of-cars). */
export function FleetFile() {
  const words = useMessages(fleetFileMessages)
  const lang = useLanguage()
  const looking = useSend(staffReadFleetFile)
  const [refused, setRefused] = useState<string>()
  const [looked, setLooked] = useState<{ file: File; said: Looked }>()
  const problem = refused ?? (looking.isPending ? undefined : fieldErrors(looking.error)?.['file'])
  const look = (file: File) => {
    setLooked(undefined)
    const isLarge = file.size > mostMegabytes * 1024 * 1024
    setRefused(isLarge ? fieldMessage(fieldError('fileSize', mostMegabytes), lang) : undefined)
    if (isLarge) return
    looking.mutate(
      { file },
      { onSuccess: (said) => said.status === 1 && setLooked({ file, said }) },
    )
  }
  return (
    <>
      <Download />
      <FileButton
        accept=".csv,text/csv"
        disabled={looking.isPending}
        hint={words.hint}
        problem={problem}
        onFile={look}
      >
        {words.in}
      </FileButton>
      {looked && <WhatItDoes {...looked} onDone={() => setLooked(undefined)} />}
    </>
  )
}

function Download() {
  const words = useMessages(fleetFileMessages)
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      const headers = { Authorization: `Bearer ${sessionToken() ?? ''}` }
      const answer = await fetch(`${endpoint}/cars.csv`, { headers, cache: 'no-store' })
      if (!answer.ok) throw new Error(`cars: ${answer.status}`)
      saveFile(await answer.blob(), 'cars.csv')
    } catch {
      errorToast(words.failed)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="secondary" busy={isLoading} onClick={() => void load()}>
      {words.out}
    </Button>
  )
}

/** What was said of a file, and the press that does it. */
function WhatItDoes({ file, said, onDone }: { file: File; said: Looked; onDone: () => void }) {
  const words = useMessages(fleetFileMessages)
  const common = useMessages(fileMessages)
  const { decide, isPending } = useDecide(staffReadFleetFile, staffCars)
  const { fingerprint, added, changed, unchanged, bad, badInAll } = said
  const columns = Object.entries(said.columns)
  const title = common.title(file.name)
  return (
    <div className="basis-full" role="status">
      <StaffCard about={title} title={title}>
        {badInAll > 0 ? (
          <BadLines bad={bad} badInAll={badInAll} />
        ) : (
          <ul className="grid gap-1">
            <li>{words.added(added)}</li>
            <li>
              {words.changed(changed)}
              {columns.length > 0 && (
                <ul className="list-disc pl-5 text-ink-2">
                  {columns.map(([column, cars]) => (
                    <li key={column}>{words.inColumn(column, cars)}</li>
                  ))}
                </ul>
              )}
            </li>
            <li>{words.unchanged(unchanged)}</li>
          </ul>
        )}
        {said.ignoredColumns.length > 0 && (
          <p className="text-ink-2">{common.ignored(said.ignoredColumns.join(', '))}</p>
        )}
        <div className="flex flex-wrap gap-3">
          {fingerprint !== undefined && added + changed > 0 && (
            <Button busy={isPending} onClick={() => decide({ file, fingerprint }, onDone)}>
              {common.press}
            </Button>
          )}
          {badInAll === 0 && added + changed === 0 && <p>{words.nothing}</p>}
          <Button variant="secondary" onClick={onDone}>
            {common.cancel}
          </Button>
        </div>
      </StaffCard>
    </div>
  )
}
