import { Download } from 'lucide-react'
import { useRef } from 'react'
import { accountExport, accountExports } from '#protocol/staff/names.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { dayText } from '#web/community/network/day-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { leavingMessages } from './messages.ts'
import { useDownloadData } from './use-download-data.ts'

/** All that is held on the person, to take along (docs/product/accounts.md#your-data). */
export function ExportCard() {
  const words = useMessages(leavingMessages)
  const { data, refetch } = useRead(accountExports, {}, { refetchInterval: 30_000 })
  const { mutate, isPending, refused } = useSend(accountExport)
  const { download, isLoading } = useDownloadData()
  const found = data?.export
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card aria-labelledby="your-data" className="grid gap-3">
      <h2 id="your-data" ref={heading} tabIndex={-1} className="outline-0">
        {words.dataTitle}
      </h2>
      <p className="text-ink-2">{words.dataLead}</p>
      {refused && (
        <Banner tone="danger" role="alert">
          {refused}
        </Banner>
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {found?.state === 'making' && <p>{words.making}</p>}
        {found?.until && <p>{words.readyUntil(dayText(found.until))}</p>}
      </div>
      {found?.state === 'ready' && (
        <Button className="justify-self-start" busy={isLoading} onClick={download}>
          <Download aria-hidden="true" size={20} />
          {words.downloadData}
        </Button>
      )}
      {found?.state !== 'making' && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={isPending}
          onClick={() =>
            mutate(
              {},
              {
                // What was pressed goes away.
                onSuccess: ({ status }) => status === 1 && heading.current?.focus(),
                onSettled: () => refetch(),
              },
            )
          }
        >
          {found?.state === 'ready' ? words.askAgain : words.askData}
        </Button>
      )}
    </Card>
  )
}
