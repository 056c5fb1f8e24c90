import type { ChangeEvent, ReactNode } from 'react'
import { acceptOf } from '#web/ui/forms/file-rules.ts'
import { cx } from '#web/ui/cx.ts'
import { takesFocus } from '#web/ui/overlays/use-kept-focus.ts'

type PictureInputProps = {
  /** What the file is for, for those who do not see the tile. */
  label: string
  /** Opens the phone's camera at once; without it the person chooses a file. */
  camera?: boolean
  /** Takes the focus when nothing has it. */
  isNext?: boolean
  onFile: (file: File) => void
  className?: string
  children: ReactNode
}

/** A label that opens camera or files; the whole of it is the target. */
export function PictureInput({
  label,
  camera,
  isNext = false,
  onFile,
  className,
  children,
}: PictureInputProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (file) onFile(file)
    // Choosing the same file again must count as a change.
    event.target.value = ''
  }
  return (
    <label
      className={cx(
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      {children}
      <input
        {...(isNext && takesFocus)}
        type="file"
        aria-label={label}
        accept={camera ? 'image/*' : acceptOf('image')}
        capture={camera ? 'environment' : undefined}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}
