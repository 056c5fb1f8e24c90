import { mostPapers } from '#protocol/rentals/workshop/choices.ts'
import { useMessages } from '#web/core/i18n.ts'
import { FileUpload } from '#web/ui/forms/file-upload.tsx'
import { maintenanceMessages } from './maintenance-messages.ts'

type PaperFieldsProps = {
  papers: readonly File[]
  onChange: (papers: readonly File[]) => void
  error?: string | undefined
}

/** Photos or PDFs of the paper: one more field as long as more may come. */
export function PaperFields({ papers, onChange, error }: PaperFieldsProps) {
  const words = useMessages(maintenanceMessages)
  const shown = papers.length < mostPapers ? papers.length + 1 : papers.length
  return (
    <div className="grid gap-3 sm:col-span-2">
      {Array.from({ length: shown }, (_, at) => (
        <FileUpload
          // Which one it is is its place.
          key={`paper ${at}`}
          label={papers.length === 0 ? words.paper : `${words.paper} (${at + 1})`}
          value={papers[at]}
          onChange={(file) =>
            onChange(file ? papers.toSpliced(at, 1, file) : papers.toSpliced(at, 1))
          }
          {...(at === 0 && error ? { error } : {})}
        />
      ))}
    </div>
  )
}
