import { type ReactNode, useId } from 'react'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'

type FileButtonProps = {
  children: ReactNode
  /** As the browser's choice of files takes it. */
  accept: string
  disabled: boolean
  hint: string
  /** Why the last file was not taken. */
  problem: string | undefined
  onFile: (file: File) => void
}

/** Chooses a file of the staff's, by a press; below it what it may be, or what was wrong. */
export function FileButton({ children, accept, disabled, hint, problem, onFile }: FileButtonProps) {
  const id = useId()
  return (
    <div className="grid justify-items-start gap-1.5">
      <label
        htmlFor={id}
        className="inline-flex min-h-12 items-center justify-center rounded-control border-[1.5px] border-line-strong px-5 font-bold hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      >
        {children}
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={problem ? `${id}-error` : `${id}-hint`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onFile(file)
            // Choosing the same file again must count as a change.
            target.value = ''
          }}
          className="sr-only"
        />
      </label>
      <FieldNote id={id} hint={hint} {...(problem && { error: problem })} />
    </div>
  )
}
