import { Cone } from 'lucide-react'
import { errorMessages } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '../button.tsx'
import { buttonStyle } from '../button-style.ts'

type ErrorStateProps = {
  /** Replaces the sentence of docs/product/app.md#errors. */
  text?: string
  /** What «Refresh» does; without it the page is loaded again. */
  onRefresh?: () => void
}

/** Something broke: the cone, the sentence of docs/product/app.md#errors, Refresh and Back to Home Page. */
export function ErrorState({ text, onRefresh }: ErrorStateProps) {
  const words = useMessages(errorMessages)
  return (
    <div role="alert" className="grid justify-items-center gap-2.5 px-5 py-7 text-center">
      <span className="grid size-18 place-items-center rounded-card bg-poppy-soft text-poppy-ink">
        <Cone aria-hidden="true" size={32} />
      </span>
      <h2 className="font-text text-18 font-bold tracking-normal">{words.crashTitle}</h2>
      <p className="max-w-[52ch] text-ink-2">{text ?? words.crash}</p>
      <div className="mt-1 flex flex-wrap justify-center gap-3">
        <Button onClick={onRefresh ?? (() => window.location.reload())}>{words.refresh}</Button>
        <a href="/" className={buttonStyle({ variant: 'secondary' })}>
          {words.backHome}
        </a>
      </div>
    </div>
  )
}
