import { useId } from 'react'
import { cx } from '../cx.ts'

type SegmentsProps<Id extends string | number> = {
  /** Above the choices on a desk; on a phone for screen readers only. */
  label: string
  /** For screen readers only, on a desk too. */
  hidesLabel?: boolean
  items: readonly { id: Id; name: string }[]
  /** None of them where it is something else. */
  value: Id | undefined
  onChange: (id: Id) => void
}

/** A few short choices beside each other, one of which is pressed. */
export function Segments<Id extends string | number>(props: SegmentsProps<Id>) {
  const { label, hidesLabel, items, value, onChange } = props
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={id} className={hidesLabel ? 'sr-only' : 'text-14 font-bold max-lg:sr-only'}>
        {label}
      </span>
      <div
        role="group"
        aria-labelledby={id}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-[14px] bg-sunken p-1 lg:min-h-15"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            aria-pressed={item.id === value}
            onClick={() => onChange(item.id)}
            className={cx(
              'min-h-11 rounded-[10px] px-1 font-bold whitespace-nowrap max-[359px]:text-14',
              item.id === value ? 'bg-surface text-primary shadow-1' : 'text-ink',
            )}
          >
            {item.name}
          </button>
        ))}
      </div>
    </div>
  )
}
