import { Camera, FileText, Upload, X } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useCallback, useId } from 'react'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { cx } from '../cx.ts'
import { describedBy, FieldNote } from './field-frame.tsx'
import { type AllowedFiles, acceptOf } from './file-rules.ts'
import { IconButton } from '../icon-button.tsx'
import { uiMessages } from '../messages.ts'
import { RequiredMark } from './required-mark.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useReadyFiles } from './use-ready-files.ts'

type FileUploadProps = {
  label: ReactNode
  value: File | undefined
  onChange: (file: File | undefined) => void
  /** Two may be chosen at once, such as both sides of a card. */
  onTwo?: (first: File, second: File) => void
  /** A file sent earlier, shown until another is chosen. */
  sent?: { name: string; url?: string }
  allowed?: AllowedFiles
  /** For everything but PDF, which has 2 MB (docs/product/app.md#files). */
  maxMb?: number
  /** Which camera of a phone «Take a photo» opens. */
  camera?: 'environment' | 'user'
  required?: boolean
  hint?: ReactNode
  error?: string
}

const inside =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** One picture or PDF, chosen, photographed, dropped or pasted; one that is not allowed is refused at once with the sentence of docs/product/app.md#files. */
export function FileUpload({
  label,
  value,
  onChange,
  onTwo,
  sent,
  allowed = 'imageOrPdf',
  maxMb = 10,
  camera = 'environment',
  required,
  hint,
  error,
}: FileUploadProps) {
  const id = useId()
  const lang = useLanguage()
  const words = useMessages(uiMessages)
  const { refusal, ready, forget } = useReadyFiles(allowed, maxMb)
  const shownHint = hint ?? words.fileHint(maxMb)
  const shownError = refusal ? fieldMessage(refusal, lang) : error
  const take = (file: File) => ready([file], ([small]) => onChange(small))
  const takeTwo = (...two: [File, File]) =>
    ready(two, ([first, second]) => first && second && onTwo?.(first, second))
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file, second] = event.target.files ?? []
    if (file && second && onTwo) takeTwo(file, second)
    else if (file) take(file)
    // Choosing the same file again must count as a change.
    event.target.value = ''
  }
  const { isOver, area } = useFileDrop(([file]) => file && take(file))
  const name = value?.name ?? sent?.name
  const drop = () => {
    forget()
    onChange(undefined)
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={`${id}-label`} className="text-14 font-bold">
        {label}
        {required && <RequiredMark />}
      </span>
      <div
        {...area}
        title={words.dropOrPaste}
        className={cx(
          'flex flex-wrap items-center gap-3 rounded-control border-2 border-dashed p-3',
          shownError ? 'border-danger' : isOver ? 'border-primary' : 'border-line-strong',
          isOver ? 'bg-primary-soft text-on-soft' : 'bg-surface',
        )}
      >
        <ChosenFile file={value} url={sent?.url} />
        <label
          htmlFor={id}
          className={cx('grid min-h-11 min-w-36 flex-1 content-center rounded-slot', inside)}
        >
          <span className="inline-flex items-center gap-2 font-bold text-primary">
            <Upload aria-hidden="true" size={20} />
            {isOver ? words.dropHere : name ? words.replaceFile : words.chooseFile}
          </span>
          {name && <span className="truncate text-14 text-ink-2">{name}</span>}
          <input
            id={id}
            type="file"
            accept={acceptOf(allowed)}
            multiple={onTwo !== undefined}
            onChange={choose}
            required={required && !name}
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy(id, shownHint, shownError)}
            aria-invalid={shownError ? true : undefined}
            className="sr-only"
          />
        </label>
        <label
          className={cx(
            'hidden min-h-11 items-center gap-2 rounded-control px-2 font-bold text-primary pointer-coarse:inline-flex',
            inside,
          )}
        >
          <Camera aria-hidden="true" size={20} />
          <span id={`${id}-camera`}>{words.takePhoto}</span>
          <input
            type="file"
            accept="image/*"
            capture={camera}
            aria-labelledby={`${id}-camera ${id}-label`}
            onChange={choose}
            className="sr-only"
          />
        </label>
        {value && (
          <IconButton label={words.removeFile(value.name)} onClick={drop}>
            <X aria-hidden="true" size={20} />
          </IconButton>
        )}
      </div>
      <FieldNote id={id} hint={shownHint} error={shownError} />
    </div>
  )
}

/** The small picture beside a chosen file's name: of the file itself, or of the one sent before. */
function ChosenFile({ file, url }: { file: File | undefined; url: string | undefined }) {
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
