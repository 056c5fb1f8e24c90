import { useMessages } from '#web/core/i18n.ts'
import { uiMessages } from '../messages.ts'

/** A turning ring, 64px wide and 4px thick unless said otherwise (docs/product/app.md#widgets). */
export function Loader({ size = 64, thickness = 4 }: { size?: number; thickness?: number }) {
  const words = useMessages(uiMessages)
  return (
    <span
      role="status"
      aria-label={words.loading}
      className="inline-block animate-spin rounded-full border-primary border-r-transparent"
      style={{ width: size, height: size, borderWidth: thickness }}
    />
  )
}
