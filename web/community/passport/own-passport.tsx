import { Download, QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { rentalPassport } from '#protocol/community/names.ts'
import { readPassport } from '#protocol/community/passport/passport-file.ts'
import { saveFile } from '#web/core/api/save-file.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { QrCode } from '#web/ui/media/qr-code.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { passportMessages } from './messages.ts'
import { PassportFacts } from './passport-facts.tsx'
import { passportLink } from './passport-link.ts'

/** The signed-in person's passport as it is now, and the file to take along. */
export function OwnPassport() {
  const words = useMessages(passportMessages)
  const { data, error, refetch } = useRead(rentalPassport, {})
  const [link, setLink] = useState<string>()
  const [isOld, setIsOld] = useState(false)
  const file = data && readPassport(data.file)
  if (!data) {
    if (error) return <ReadFailed error={error} onRetry={refetch} />
    return <Skeleton className="h-75" />
  }
  const save = () =>
    saveFile(new Blob([data.file], { type: 'application/json' }), 'rental-passport.json')
  const show = () => {
    if (file) passportLink(file.passport.issuer, data.summary).then(setLink, () => setIsOld(true))
  }
  return (
    <div className="grid gap-5">
      {file && <PassportFacts passport={file.passport} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={save}>
          <Download aria-hidden="true" size={20} />
          {words.download}
        </Button>
        <Button variant="secondary" onClick={show}>
          <QrIcon aria-hidden="true" size={20} />
          {words.showCode}
        </Button>
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {link && (
          <>
            <QrCode text={link} label={words.code} />
            <p className="text-ink-2">{words.codeLead}</p>
          </>
        )}
        {isOld && <Banner tone="warn">{words.noCode}</Banner>}
      </div>
    </div>
  )
}
