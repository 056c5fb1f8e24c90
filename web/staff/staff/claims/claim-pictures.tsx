import type { Claim } from '#protocol/money/payments/rental-money.ts'
import { useMessages } from '#web/core/i18n.ts'
import { DocumentPicture } from '../document-picture.tsx'
import { claimMessages } from './claim-messages.ts'

/** What the car looked like before and after, side by side (docs/product/help-and-claims.md#claims). */
export function ClaimPictures({ claim }: { claim: Claim }) {
  const words = useMessages(claimMessages)
  if (claim.before.length + claim.after.length === 0) return null
  return (
    <div className="grid grid-cols-2 gap-4">
      <Side title={words.before} pictures={claim.before} />
      <Side title={words.after} pictures={claim.after} />
    </div>
  )
}

function Side({ title, pictures }: { title: string; pictures: readonly string[] }) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h3 className="text-14 text-ink-2">{title}</h3>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((path, index) => (
          <li key={path}>
            <DocumentPicture path={path} number={index + 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}
