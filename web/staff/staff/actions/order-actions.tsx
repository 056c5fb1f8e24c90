import {
  Ban,
  Banknote,
  ChevronDown,
  Gift,
  CalendarClock,
  KeyRound,
  type LucideIcon,
  MessageCircle,
  Pencil,
  ReceiptText,
  Star,
  TrendingDown,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { isAmong, RentalStatus, runningCodes } from '#domain/fleet/fleet/rental-status.ts'
import { offerFits, offerKinds } from '#domain/money/orders/offer-kinds.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { useMessages } from '#web/core/i18n.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useOpened } from '../desk/desk-list.tsx'
import { isTypedInto } from '../search/search-button.tsx'
import { orderMessages } from '../order/order-messages.ts'
import type { StaffOrder } from '../order/staff-order.ts'
import { actionsMessages } from './actions-messages.ts'
import type { ActionFormProps } from './action-form-props.ts'
import './order-menu.css'

const actions = [
  'cash',
  'keys',
  'changes',
  'dates',
  'lower',
  'offer',
  'fine',
  'claim',
  'goodwill',
  'messages',
  'reviews',
  'cancel',
] as const
type Action = (typeof actions)[number]

const icons: Record<Action, LucideIcon> = {
  cash: Banknote,
  keys: KeyRound,
  changes: Pencil,
  dates: CalendarClock,
  lower: TrendingDown,
  offer: Gift,
  fine: ReceiptText,
  claim: TriangleAlert,
  goodwill: Undo2,
  messages: MessageCircle,
  reviews: Star,
  cancel: Ban,
}

const forms: Record<Action, ComponentType<ActionFormProps>> = {
  cash: lazy(async () => ({
    default: (await loadOrReload(() => import('./cash-form.tsx'))).CashForm,
  })),
  keys: lazy(async () => ({
    default: (await loadOrReload(() => import('./keys-form.tsx'))).KeysForm,
  })),
  changes: lazy(async () => ({
    default: (await loadOrReload(() => import('./changes-form.tsx'))).ChangesForm,
  })),
  dates: lazy(async () => ({
    default: (await loadOrReload(() => import('../dates/dates-form.tsx'))).DatesForm,
  })),
  lower: lazy(async () => ({
    default: (await loadOrReload(() => import('./lower-price-form.tsx'))).LowerPriceForm,
  })),
  offer: lazy(async () => ({
    default: (await loadOrReload(() => import('./offer-form.tsx'))).OfferForm,
  })),
  fine: lazy(async () => ({
    default: (await loadOrReload(() => import('./fine-form.tsx'))).FineForm,
  })),
  claim: lazy(async () => ({
    default: (await loadOrReload(() => import('./claim-form.tsx'))).ClaimForm,
  })),
  goodwill: lazy(async () => ({
    default: (await loadOrReload(() => import('./goodwill-form.tsx'))).GoodwillForm,
  })),
  messages: lazy(async () => ({
    default: (await loadOrReload(() => import('./messages-form.tsx'))).MessagesForm,
  })),
  reviews: lazy(async () => ({
    default: (await loadOrReload(() => import('../reviews/rental-reviews.tsx'))).RentalReviews,
  })),
  cancel: lazy(async () => ({
    default: (await loadOrReload(() => import('./cancel-form.tsx'))).CancelForm,
  })),
}

/** What means something to an order as it stands and to who looks at it; the server decides. */
function actionsFor({ booking, money }: StaffOrder): Action[] {
  const { rentalStatus: code = 0, state, kind, own } = booking
  if (own) return []
  const isOutOrBack = isAmong([...runningCodes, RentalStatus.returned], code)
  const fits: Record<Action, boolean> = {
    cash: state === 'held',
    keys:
      isAmong([RentalStatus.notPickedUp, ...runningCodes], code) &&
      kind !== 'extension' &&
      kind !== 'balance',
    changes: isAmong([RentalStatus.notPickedUp, RentalStatus.pickedUp], code),
    dates:
      (code === RentalStatus.notPickedUp && kind === 'start') ||
      isAmong([RentalStatus.pickedUp, RentalStatus.returnScheduled], code),
    lower: state === 'held' && kind === 'start',
    offer: offerKinds.some((offer) => offerFits(offer, code)),
    // What is charged is for who sees money.
    fine: isOutOrBack && money !== undefined,
    claim: isOutOrBack && money !== undefined,
    goodwill:
      money?.payments.some((one) => one.state === 'paid' || one.state === 'refunding') ?? false,
    messages: code >= RentalStatus.notPickedUp,
    reviews: code > RentalStatus.notPickedUp,
    // Held ones have no code yet.
    cancel:
      isAmong([RentalStatus.notPickedUp, RentalStatus.arrived], code) ||
      (state === 'held' && kind !== 'balance'),
  }
  return actions.filter((action) => fits[action])
}

/** On the page of an order each of them opens by its letter; all keys are behind `?`. */
const letters: Partial<Record<Action, string>> = { dates: 'm', fine: 't', goodwill: 'r' }

/** Everything that can be done with an order, in one menu; each opens what it comes to before anything is done. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const words = useMessages(actionsMessages)
  const { actions: label } = useMessages(orderMessages)
  const [open, setOpen] = useState<Action>()
  const { booking } = order
  const fitting = actionsFor(order)
  const { open: show } = useOpened()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const pressed = event.key.toLowerCase()
    const action = fitting.find((one) => letters[one] === pressed)
    if (!action || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event)) return
    if (document.querySelector('[role$=dialog], [role=menu]')) return
    event.preventDefault()
    setOpen(action)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (fitting.length === 0) return null
  const Form = open && forms[open]
  return (
    <>
      <MenuTrigger>
        <AriaButton className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
          {label}
          <ChevronDown aria-hidden="true" size={20} />
        </AriaButton>
        <Popover placement="bottom end">
          <Menu
            aria-label={words.actions(`${booking.car}, ${booking.renter}`)}
            className="order-menu"
            onAction={(key) => setOpen(actions.find((action) => action === key))}
          >
            {fitting.flatMap((action) => [
              ...(action === 'cancel' && fitting.length > 1 ? [<Separator key="rule" />] : []),
              <ActionItem key={action} action={action} />,
            ])}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Dialog
        title={open ? words[open] : label}
        isOpen={open !== undefined}
        onClose={() => setOpen(undefined)}
      >
        {Form && (
          <Suspense fallback={<Skeleton className="h-32" />}>
            <Form
              order={booking.orderId}
              rentalStatus={booking.rentalStatus ?? 0}
              onDone={() => setOpen(undefined)}
              onMoved={(next) => {
                setOpen(undefined)
                if (next !== booking.orderId) show(next)
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

function ActionItem({ action }: { action: Action }) {
  const words = useMessages(actionsMessages)
  const Icon = icons[action]
  const letter = letters[action]
  return (
    <MenuItem
      id={action}
      textValue={words[action]}
      className={action === 'cancel' ? 'is-last' : ''}
    >
      <Icon aria-hidden="true" size={20} />
      <span>{words[action]}</span>
      {letter && <kbd aria-hidden="true">{letter.toUpperCase()}</kbd>}
    </MenuItem>
  )
}
