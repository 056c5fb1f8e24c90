import { getRouteApi, useNavigate } from '@tanstack/react-router'
import {
  staffBookings,
  staffCreateBooking,
  staffQuote,
  staffSendQuote,
} from '#protocol/staff/names.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { CallerCars } from './caller-cars.tsx'
import { callerMessages } from './caller-messages.ts'
import { CallerPerson } from './caller-person.tsx'
import { CallerQuote } from './caller-quote.tsx'
import { CallerTerms } from './caller-terms.tsx'
import { CallerTrip } from './caller-trip.tsx'
import { paysNow } from './found.ts'
import { useWish, type Wish } from './use-wish.ts'
import './caller.css'

const { useSearch } = getRouteApi(routes.staff)

/** The plan and the cover, where one was chosen. */
const terms = ({ pm, insurancePlan }: Pick<Wish, 'pm' | 'insurancePlan'>) => ({
  ...(pm && { pm }),
  ...(insurancePlan && { insurancePlan }),
})

/** What of a call is asked of the server; nothing that is not said yet. */
const asked = ({
  start,
  end,
  options,
  area,
  appt,
  subtype,
  car,
  person,
  isNew,
  birthDate,
  ...said
}: Wish) => ({
  start,
  end,
  options: options.join(','),
  ...terms(said),
  ...(appt && { appt }),
  ...(area && { area }),
  ...(subtype && { subtypes: subtype }),
  ...(car && { car }),
  ...(person && !isNew && { person }),
  ...(isNew && /^\d{4}-\d{2}-\d{2}$/.test(birthDate) && { birthDate }),
})

const whoOf = ({ isNew, person, ...said }: Wish) =>
  isNew
    ? {
        firstName: said.firstName,
        lastName: said.lastName,
        phone: said.phone,
        email: said.email,
        birthDate: said.birthDate,
        language: said.language,
      }
    : { person }

/** Books for somebody who calls or stands at the desk (docs/product/staff.md#booking-for-a-caller). */
export function CallerDrawer({ onClose }: { onClose: () => void }) {
  const words = useMessages(callerMessages)
  const navigate = useNavigate()
  const when = useWhen()
  const { wish, say, isKept, forget } = useWish(useSearch())
  const { data, error, refetch, isOld } = useRead(staffQuote, asked(wish))
  const {
    decide,
    isPending,
    error: refused,
  } = useDecide(staffCreateBooking, staffQuote, staffBookings)
  const errors = { ...fieldErrors(error), ...fieldErrors(refused) }
  const book = () => {
    if (!data?.car || !data.quote) return
    if (!wish.isNew && !wish.person) return errorToast(words.missingPerson)
    const { start, end, options, note, appt } = wish
    const pays = paysNow(wish, data)
    const total = String(data.quote.dueNow)
    const trip = { start, end, options: options.join(','), car: data.car, pays, total }
    const more = { ...terms(wish), ...(appt && { appt }), ...(note && { note }) }
    decide({ ...whoOf(wish), ...trip, ...more }, ({ orderId, receipt, email }) => {
      statusToast(receipt ? words.done.cash(receipt.confirmationNumber) : words.done[pays](email))
      forget()
      void navigate({
        to: routes.staff,
        search: { view: 'bookings', open: orderId },
        replace: true,
      })
    })
  }
  const quoting = useDecide(staffSendQuote, staffQuote)
  const mailQuote = () => {
    if (!data?.car || !data.quote) return
    const { isNew, person, email, language, start, end, options } = wish
    if (isNew ? !email : !person) return errorToast(words.needsEmail)
    const to = isNew ? { email, language } : { person }
    const trip = { start, end, options: options.join(','), car: data.car }
    quoting.decide({ ...to, ...trip, ...terms(wish), total: String(data.quote.dueNow) }, (said) =>
      statusToast(words.quoteSent(said.email, when.instant(said.validUntil))),
    )
  }
  const saying = { wish, say }
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      width="drawer"
      full
      bare
      hasAddress
      actions={
        isKept && (
          <Button variant="ghost" size="sm" onClick={forget} title={words.kept}>
            {words.clear}
          </Button>
        )
      }
    >
      <form
        noValidate
        className="caller"
        onSubmit={(event) => {
          event.preventDefault()
          book()
        }}
      >
        <div className="caller-wish">
          <CallerPerson {...saying} person={data?.person} errors={errors} />
          <CallerTrip {...saying} found={data} errors={errors} />
          {data && <CallerCars {...saying} found={data} isOld={isOld} />}
          {data && <CallerTerms {...saying} found={data} />}
          {!data &&
            (error ? (
              <ReadFailed error={error} onRetry={refetch} />
            ) : (
              <Skeleton className="h-80" />
            ))}
        </div>
        {data && (
          <CallerQuote
            {...saying}
            found={data}
            isOld={isOld}
            isPending={isPending}
            isMailing={quoting.isPending}
            onMail={mailQuote}
          />
        )}
      </form>
    </Dialog>
  )
}
