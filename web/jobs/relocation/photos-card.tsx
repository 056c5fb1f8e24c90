import { useState } from 'react'
import { inspectionGuidelines } from '#protocol/rentals/names.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { BeforeAfter } from '#web/rentals/inspections/parts/before-after.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { checkpointsOf } from './checkpoints-of.ts'
import { relocationMessages } from './relocation-messages.ts'

/** The photos of the car as it was taken and brought; each comes when it is asked for. */
export function PhotosCard({ relocation }: { relocation: Relocation }) {
  const words = useMessages(relocationMessages)
  const [isOpen, setOpen] = useState(false)
  const { data } = useRead(inspectionGuidelines, {}, { enabled: isOpen })
  const { inspections } = relocation
  const latest = inspections.at(-1)
  if (!latest) return null
  const checkpoints = checkpointsOf(data?.checkpoints ?? [], relocation)
  const titleOf = (id: string) => checkpoints.find((one) => one.id === id)?.title ?? ''
  const itemsOf = ({ pictures }: (typeof inspections)[number]) =>
    pictures.map((picture) => ({
      ...picture,
      title: titleOf(picture.checkpoint),
      url: `/files/${picture.file}`,
    }))
  const before = inspections.find(({ moment }) => moment === 'start')
  return (
    <Card tight>
      <Disclosure
        summary={<b>{latest.moment === 'start' ? words.before : words.after}</b>}
        onToggle={setOpen}
      >
        {isOpen && data && (
          <div className="grid gap-3 pt-2">
            {inspections.map(
              ({ moment, comments }) =>
                comments && (
                  <p key={moment} className="break-words whitespace-pre-line">
                    {comments}
                  </p>
                ),
            )}
            <BeforeAfter
              before={before && before !== latest ? { items: itemsOf(before) } : undefined}
              after={{ items: itemsOf(latest) }}
              checkpoints={checkpoints}
            />
          </div>
        )}
      </Disclosure>
    </Card>
  )
}
