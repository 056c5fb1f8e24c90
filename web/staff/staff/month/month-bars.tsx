import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/card.tsx'

export type Bar = {
  id: string
  name: string
  /** Below the name. */
  small?: string
  /** What the bar draws, of the longest one or of `whole`. */
  value: number
  /** What stands beside it, with what it opens. */
  shown: ReactNode
}

type BarsProps = {
  title: string
  /** Of the column with the values, and of that with the names, for who hears the table. */
  column: string
  names: string
  bars: readonly Bar[]
  /** What a full bar is; the longest one where nothing is said. */
  whole?: number
  /** In place of no bars. */
  none?: string
}

/** A table whose numbers are drawn beside them: the chart and what it says are one thing. */
export function Bars({ title, column, names, bars, whole, none }: BarsProps) {
  const most = whole ?? Math.max(...bars.map(({ value }) => value), 0)
  return (
    <Card className="month-table">
      <table>
        <caption>{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{names}</th>
            <th scope="col">{title}</th>
            <th scope="col">{column}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, name, small, value, shown }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {small && <span className="month-small">{small}</span>}
              </th>
              <td className="month-bar" aria-hidden="true">
                <svg viewBox="0 0 100 12" preserveAspectRatio="none">
                  <rect width="100" height="12" rx="2" fill="var(--color-sunken)" />
                  <rect
                    width={most > 0 ? Math.max(0, (value / most) * 100) : 0}
                    height="12"
                    rx="2"
                    fill="var(--color-primary)"
                  />
                </svg>
              </td>
              <td>{shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {bars.length === 0 && none && <p className="text-ink-2">{none}</p>}
    </Card>
  )
}
