import { getRouteApi, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { isTypedInto } from '../search/search-button.tsx'
import { menuMessages } from '../menu-messages.ts'

const CallerDrawer = lazy(async () => ({
  default: (await loadOrReload(() => import('./caller-drawer.tsx'))).CallerDrawer,
}))

const { useSearch } = getRouteApi(routes.staff)

/** Begins a booking for a caller, from every list of the staff; so does N (docs/product/staff.md#booking-for-a-caller). */
export function NewBooking() {
  const words = useMessages(menuMessages)
  const { new: asked } = useSearch()
  const navigate = useNavigate()
  const router = useRouter()
  const fromRow = useRouterState({ select: ({ location }) => location.state.fromRow })
  const open = () =>
    void navigate({
      to: routes.staff,
      search: (before) => ({ ...before, new: 'booking' }),
      state: { fromRow: true },
      resetScroll: false,
    })
  const close = () =>
    fromRow
      ? router.history.back()
      : void navigate({
          to: routes.staff,
          search: (before) => ({ ...before, new: undefined, start: undefined, end: undefined }),
          replace: true,
          resetScroll: false,
        })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTypedInto(event) || document.querySelector('[role$=dialog]')) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Button
        variant="secondary"
        aria-keyshortcuts="N"
        onClick={open}
        className="whitespace-nowrap"
      >
        <Plus aria-hidden="true" size={20} />
        {words.newBooking}
      </Button>
      {asked === 'booking' && (
        <Suspense>
          <CallerDrawer onClose={close} />
        </Suspense>
      )}
    </>
  )
}
