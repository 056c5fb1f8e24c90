import { FileText, Upload, X } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { cx } from './cx.ts'
import { describedBy, FieldNote } from './field-frame.tsx'
import { type AllowedFiles, acceptOf, fileProblem } from './file-rules.ts'
import { IconButton } from './icon-button.tsx'
import { uiMessages } from './messages.ts'
import { RequiredMark } from './required-mark.tsx'

type FileUploadProps = {
  label: ReactNode
  value: File | undefined
  onChange: (file: File | undefined) => void
  /** A file sent earlier, shown until another is chosen. */
  sent?: { name: string; url?: string }
  allowed?: AllowedFiles
  /** For everything but PDF, which has 2 MB (SEED.md 5). */
  maxMb?: number
  required?: boolean
  hint?: ReactNode
  error?: string
}

/** One picture or PDF; a file that is not allowed is refused at once with the sentence of SEED.md 5. */
export function FileUpload({
  label,
  value,
  onChange,
  sent,
  allowed = 'imageOrPdf',
  maxMb = 10,
  required,
  hint,
  error,
}: FileUploadProps) {
  const id = useId()
  const lang = useLanguage()
  const words = useMessages(uiMessages)
  const [refusal, setRefusal] = useState<string>()
  const shownHint = hint ?? words.fileHint(maxMb)
  const shownError = refusal ? fieldMessage(refusal, lang) : error
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    const problem = fileProblem(file, allowed, maxMb)
    setRefusal(problem)
    if (!problem) onChange(file)
    // Choosing the same file again must count as a change.
    event.target.value = ''
  }
  const name = value?.name ?? sent?.name
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={`${id}-label`} className="text-14 font-bold">
        {label}
        {required && <RequiredMark />}
      </span>
      <div
        className={cx(
          'flex items-center gap-3 rounded-control border-dashed bg-surface p-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          shownError ? 'border-2 border-danger' : 'border-2 border-line-strong',
        )}
      >
        <Preview file={value} url={sent?.url} />
        <label htmlFor={id} className="grid min-h-11 min-w-0 flex-1 content-center">
          <span className="inline-flex items-center gap-2 font-bold text-primary">
            <Upload aria-hidden="true" size={20} />
            {name ? words.replaceFile : words.chooseFile}
          </span>
          {name && <span className="truncate text-14 text-ink-2">{name}</span>}
        </label>
        <input
          id={id}
          type="file"
          accept={acceptOf(allowed)}
          onChange={choose}
          required={required && !name}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(id, shownHint, shownError)}
          aria-invalid={shownError ? true : undefined}
          className="sr-only"
        />
        {value && (
          <IconButton label={words.removeFile(value.name)} onClick={() => onChange(undefined)}>
            <X aria-hidden="true" size={20} />
          </IconButton>
        )}
      </div>
      <FieldNote id={id} hint={shownHint} error={shownError} />
    </div>
  )
}

function Preview({ file, url }: { file: File | undefined; url: string | undefined }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return
      const made = URL.createObjectURL(file)
      image.src = made
      return () => URL.revokeObjectURL(made)
    },
    [file],
  )
  if (file && !file.type.startsWith('image/')) {
    return <FileText aria-hidden="true" size={32} className="flex-none text-ink-2" />
  }
  const picture = 'size-14 flex-none rounded-slot object-cover'
  if (file) return <img ref={show} alt="" className={picture} />
  return url ? <img src={url} alt="" className={picture} /> : null
}
