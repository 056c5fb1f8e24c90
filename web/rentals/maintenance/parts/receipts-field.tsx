import { Plus } from 'lucide-react'
import { useState } from 'react'
import { mostReceipts } from '#protocol/rentals/maintenance/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { FileUpload } from '#web/ui/forms/file-upload.tsx'
import { maintenanceMessages } from '../messages.ts'

const pages = Array.from({ length: mostReceipts }, (_, index) => index + 1)

type ReceiptsFieldProps = {
  files: readonly File[]
  onChoose: (place: number, file: File | undefined) => void
  error: string | undefined
}

/** The receipt: photographed, dropped or chosen; a picture or a PDF, up to four pages. */
export function ReceiptsField({ files, onChoose, error }: ReceiptsFieldProps) {
  const words = useMessages(maintenanceMessages)
  const [isAdding, setAdding] = useState(false)
  const places = Math.max(1, files.length + (isAdding ? 1 : 0))
  return (
    <div className="grid gap-3">
      {pages.slice(0, places).map((page, place) => (
        <FileUpload
          key={page}
          label={place === 0 ? words.receipt : words.moreReceipt(page)}
          required={place === 0}
          value={files[place]}
          error={place === 0 ? error : undefined}
          onChange={(file) => {
            if (place === files.length) setAdding(false)
            onChoose(place, file)
          }}
        />
      ))}
      {files.length > 0 && !isAdding && files.length < mostReceipts && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden="true" size={20} />
          {words.addPage}
        </Button>
      )}
    </div>
  )
}
