import { accessibility } from '#protocol/fleet/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { contentMessages } from './content/content-messages.ts'
import { ContentScreen } from './content/content-screen.tsx'

/** What works for whom, and what does not yet (docs/product/app.md#accessibility). */
export function AccessibilityScreen() {
  const words = useMessages(contentMessages)
  return <ContentScreen title={words.accessibilityTitle} answer={useRead(accessibility, {})} />
}
