import { useSyncExternalStore } from 'react'
import { answerStatistics, statisticsQuestion } from '#web/core/reports/analytics.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { noticeMessages } from './notice-messages.ts'

/** Asks before anything is counted; only where an analytics script is configured (docs/product/app.md#running-it). */
export function StatisticsQuestion() {
  const words = useMessages(noticeMessages)
  const isAsked = useSyncExternalStore(statisticsQuestion.subscribe, statisticsQuestion.get)
  if (!isAsked) return null
  return (
    <NoticeBar
      label={words.statisticsTitle}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={() => answerStatistics(true)}>
            {words.allow}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => answerStatistics(false)}>
            {words.refuse}
          </Button>
        </>
      }
    >
      {words.statistics}
    </NoticeBar>
  )
}
