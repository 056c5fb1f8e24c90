import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type RowProps = {
  icon: LucideIcon
  title: string
  /** What it holds, below the title. */
  note?: ReactNode
  /** What of it is worth saying while it is folded. */
  end?: ReactNode
}

/** How a row of a list of folds looks, also one that leads somewhere. */
export const rowStyle =
  'flex min-h-14 w-full items-center gap-3 py-2.5 text-left text-ink no-underline'

/** What stands in a row, with the arrow that says whether it opens or leads away. */
export function Row({ icon: Icon, title, note, end, opens }: RowProps & { opens?: boolean }) {
  const Arrow = opens ? ChevronDown : ChevronRight
  return (
    <>
      <Icon aria-hidden="true" size={20} className="flex-none" />
      <span className="min-w-0 grow">
        <span className="block font-bold">{title}</span>
        {note && <span className="block text-14 text-ink-2">{note}</span>}
      </span>
      {end && <span className="text-right text-14 text-ink-2">{end}</span>}
      <Arrow
        aria-hidden="true"
        size={20}
        className={`flex-none text-ink-2 ${opens ? 'transition [[open]>summary>&]:rotate-180' : ''}`}
      />
    </>
  )
}

type FoldProps = RowProps & {
  id?: string
  /** Open by what stands elsewhere; left alone, by its own row. */
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A row that opens in place. */
export function Fold({ id, open, onToggle, children, ...row }: FoldProps) {
  return (
    <details id={id} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={`${rowStyle} list-none [&::-webkit-details-marker]:hidden`}>
        <Row {...row} opens />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
