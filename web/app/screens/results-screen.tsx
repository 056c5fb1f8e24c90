import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { resultsMessages } from '#web/fleet/cars/results/results-messages.ts'
import { ResultsScreen } from '#web/fleet/cars/results/results-screen.tsx'
import { fits } from '#web/rentals/rentals/fits.ts'
import { OrderOf } from '#web/rentals/rentals/order-of.tsx'
import { SwapResults } from '#web/rentals/swap/for-cars.ts'
import { SignInFirst } from '#web/ui/states/sign-in-first.tsx'

const route = getRouteApi(routes.results)

/** The cars to rent, or with type=change those that a rental may change to (docs/product/app.md#home-and-results). */
export function WholeResults() {
  const words = useMessages(resultsMessages)
  const { type } = route.useSearch()
  const signedIn = useIsSignedIn()
  if (type !== 'change') return <ResultsScreen />
  if (!signedIn) return <SignInFirst />
  return (
    <OrderOf title={words.titlePlain} fits={fits.change}>
      {(order) => (
        <Suspense>
          <SwapResults key={order} order={order} />
        </Suspense>
      )}
    </OrderOf>
  )
}
