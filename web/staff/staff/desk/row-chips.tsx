import type { ReactNode } from 'react'

/** Several chips of one cell, so low that two lines of them fit into a row. */
export const RowChips = ({ children }: { children: ReactNode }) => (
  <div className="desk-chips">{children}</div>
)
