import { Link } from '@tanstack/react-router'
import { userInfo } from '#protocol/people/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { networkMessages } from '../messages.ts'

/**
 * Why the server did not do what one member asked of another. Who has not said their name yet is
 * led to where it is given (docs/product/community.md#a-name).
 */
export function RefusedNote({ text }: { text: string | undefined }) {
  const words = useMessages(networkMessages)
  const { data } = useRead(userInfo, {}, { enabled: text !== undefined })
  if (text === undefined) return null
  const isNameless = data !== undefined && !(data.userInfo.firstName && data.userInfo.lastName)
  return (
    <Banner tone="danger" role="alert">
      <p>{text}</p>
      {isNameless && (
        <Link to={routes.personal} className="link inline-flex min-h-11 items-center">
          {words.giveName}
        </Link>
      )}
    </Banner>
  )
}
