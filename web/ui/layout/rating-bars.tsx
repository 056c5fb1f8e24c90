import { Num } from '../num.tsx'

type RatingBarsProps = {
  /** In their order; `value` is 1 to 10, missing when nobody has rated it. */
  items: readonly { id: string; name: string; value?: number }[]
}

/** The reputation by criterion; a bar is the value times 10 percent wide (docs/product/community.md#criteria). */
export function RatingBars({ items }: RatingBarsProps) {
  return (
    <dl className="grid gap-2.5">
      {items.map(({ id, name, value }) => (
        <div key={id} className="grid grid-cols-[minmax(0,8.5rem)_1fr_2.5rem] items-center gap-3">
          <dt>{name}</dt>
          <dd className="contents">
            <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${(value ?? 0) * 10}%` }}
              />
            </span>
            <span className="text-right font-bold">
              {value === undefined ? '–' : <Num>{value.toFixed(1)}</Num>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
