import { answerStatistics } from '#web/core/reports/analytics.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { NoticeBar } from './notice-bar.tsx'

const messages = {
  en: {
    title: 'Statistics',
    text: 'May we count visits, without names, to improve this site?',
    allow: 'Allow',
    refuse: 'No, thanks',
  },
  es: {
    title: 'Estadísticas',
    text: '¿Podemos contar las visitas, sin nombres, para mejorar este sitio?',
    allow: 'Permitir',
    refuse: 'No, gracias',
  },
}

/** Asks before anything is counted; only where an analytics script is configured (docs/product/app.md#running-it). */
export function StatisticsQuestion() {
  const words = useMessages(messages)
  return (
    <NoticeBar
      label={words.title}
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
      {words.text}
    </NoticeBar>
  )
}
