import { useState } from 'react'
import { formatDay } from '#domain/core/time/format-date.ts'
import { carServiceHistoryAction } from '#protocol/rentals/names.ts'
import type { ServiceEntry } from '#protocol/rentals/maintenance/service-history.ts'
import { errorStateText } from '#web/core/api/errors.ts'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { FilePreview } from '#web/ui/media/file-preview.tsx'
import { Num } from '#web/ui/num.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { maintenanceMessages } from '../messages.ts'

/** One entry; what belongs to it comes when it is opened. */
export function HistoryEntry({ entry }: { entry: ServiceEntry }) {
  const words = useMessages(maintenanceMessages)
  const [isOpen, setOpen] = useState(false)
  const { title, date, odometer, own } = entry
  return (
    <li className="border-t border-line pt-3">
      <Disclosure
        onToggle={setOpen}
        summary={
          <>
            <span className="flex flex-wrap items-center gap-2">
              <b>{title}</b> {own && <Badge>{words.own}</Badge>}
            </span>{' '}
            <Num className="block text-14 text-ink-2">
              {[formatDay(date), odometer !== undefined && formatMiles(odometer)]
                .filter(Boolean)
                .join(' · ')}
            </Num>
          </>
        }
      >
        {isOpen && <Details entry={entry} />}
      </Disclosure>
    </li>
  )
}

function Details({ entry }: { entry: ServiceEntry }) {
  const words = useMessages(maintenanceMessages)
  const { objectHistory, odometer } = entry
  const { data, error } = useRead(carServiceHistoryAction, { objectHistory })
  const action = data?.action
  if (!action) {
    return error ? <p role="alert">{errorStateText(error)}</p> : <Skeleton className="h-14" />
  }
  const by = words.by_[action.actor as keyof typeof words.by_]
  return (
    <div className="grid gap-3 pb-2">
      <InfoList>
        {action.kind === 'service' && <InfoItem label={words.shopWas}>{action.shop}</InfoItem>}
        <InfoItem label={words.who}>{by}</InfoItem>
        <InfoItem label={words.miles}>
          {odometer !== undefined && <Num>{formatMiles(odometer)}</Num>}
        </InfoItem>
      </InfoList>
      {action.text && <p>{action.text}</p>}
      {action.files.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {action.files.map((file, index) => (
            <Paper key={file.id} file={file} name={words.paper(index + 1)} />
          ))}
        </div>
      )}
    </div>
  )
}

type PaperProps = { file: { id: string; contentType: string }; name: string }

/** A receipt or a picture that only its owner and staff may see. */
function Paper({ file, name }: PaperProps) {
  const held = usePrivateFile(`/files/${file.id}`)
  if (!held) return <Skeleton className="size-20" />
  const kind = file.contentType === 'application/pdf' ? 'pdf' : 'image'
  return <FilePreview name={name} url={held.url} kind={kind} />
}
