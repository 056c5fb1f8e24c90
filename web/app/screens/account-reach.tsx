import { SmsCard } from '#web/rentals/sms/sms-card.tsx'
import { OwnCalendarCard } from '#web/staff/calendars/own-calendar-card.tsx'

/** Where a person's rentals reach them beside the app: their calendar, text messages. */
export function AccountReach() {
  return (
    <>
      <OwnCalendarCard />
      <SmsCard />
    </>
  )
}
