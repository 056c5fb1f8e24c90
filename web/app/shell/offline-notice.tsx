import { useSyncExternalStore } from 'react'
import { connection, saidInPlace } from '#web/core/api/connection.ts'
import { languageTag, useMessages } from '#web/core/i18n.ts'
import { NoticeBar } from './notice-bar.tsx'
import { noticeMessages } from './notice-messages.ts'

/** `14:32`, and with the day when that was not today; by the clock of this device. */
function shown(time: Date): string {
  const isToday = time.toDateString() === new Date().toDateString()
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const text = new Intl.DateTimeFormat(languageTag(), clock).format(time)
  // DD/MM/YYYY in both languages (docs/product/app.md#dates).
  return isToday ? text : `${new Intl.DateTimeFormat('en-GB', day).format(time)} ${text}`
}

/** Says once that there is no signal and how old the screen may be; disappears when the signal is back, or while the screen says it itself. */
export function OfflineNotice() {
  const words = useMessages(noticeMessages)
  const { isOffline, dataFrom } = useSyncExternalStore(connection.subscribe, connection.get)
  const isSaid = useSyncExternalStore(saidInPlace.subscribe, saidInPlace.get)
  const parts = [words.offline, dataFrom && words.dataFrom(shown(dataFrom))]
  return (
    <div role="status">
      {isOffline && !isSaid && <NoticeBar>{parts.filter(Boolean).join(' · ')}</NoticeBar>}
    </div>
  )
}
