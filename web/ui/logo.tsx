import { productName } from '#protocol/core/company-facts.ts'
import { company } from '#web/core/company.ts'

/** What the company is called; of the program's own name the mark and the word (docs/design.md#brand). */
export function Logo({ height = 32 }: { height?: number }) {
  const { name, logo } = company()
  if (logo) return <img src={logo} alt={name} height={height} style={{ height, width: 'auto' }} />
  if (name !== productName) return <b className="truncate text-20 font-display">{name}</b>
  return (
    <svg
      viewBox="0 0 146 40"
      role="img"
      aria-label={productName}
      height={height}
      width={(height * 146) / 40}
    >
      <rect width="40" height="40" rx="12" fill="#005e66" />
      <path
        d="M16 8v15.5a6.5 6.5 0 0 0 6.5 6.5M9.5 15.6H25"
        fill="none"
        stroke="#fff"
        strokeWidth="5.6"
        strokeLinecap="round"
      />
      <circle cx="30.4" cy="29.8" r="3.6" fill="#ff8b3d" />
      <path
        d="M53 9.5v15a5 5 0 0 0 5 5M48.8 15H58M64.6 29.5V15m0 5.4A5.4 5.4 0 0 1 70 15M89 15v14.5m0-7.25a7.25 7.25 0 1 1-14.5 0a7.25 7.25 0 0 1 14.5 0M96.6 29.5V15m0 6.2a5.4 5.4 0 0 1 10.8 0v8.3m0-8.3a5.4 5.4 0 0 1 10.8 0v8.3m22.05-7.25a7.25 7.25 0 1 1-14.5 0a7.25 7.25 0 0 1 14.5 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="4.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
