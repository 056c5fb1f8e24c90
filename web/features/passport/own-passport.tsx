import { Download } from 'lucide-react'
import { rentalPassport } from '#protocol/passport/rental-passport.ts'
import { readPassport } from '#protocol/passport/passport-file.ts'
import { errorStateText } from '#web/core/api/errors.ts'
import { saveFile } from '#web/core/api/save-file.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { passportMessages } from './messages.ts'
import { PassportFacts } from './passport-facts.tsx'

/** The signed-in person's passport as it is now, and the file to take along. */
export function OwnPassport() {
  const words = useMessages(passportMessages)
  const { data, error, refetch } = useRead(rentalPassport, {})
  const file = data && readPassport(data.file)
  if (!data) {
    if (error) return <ErrorState text={errorStateText(error)} onRefresh={refetch} />
    return <Skeleton className="h-60" />
  }
  const save = () =>
    saveFile(new Blob([data.file], { type: 'application/json' }), 'tramo-rental-passport.json')
  return (
    <div className="grid gap-5">
      {file && <PassportFacts passport={file.passport} />}
      <Button onClick={save} className="justify-self-start">
        <Download aria-hidden="true" size={20} />
        {words.download}
      </Button>
    </div>
  )
}
