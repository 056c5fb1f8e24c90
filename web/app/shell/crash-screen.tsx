import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorMessages } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'

/** A screen that crashed or could not be loaded: reported, with two ways on (docs/product/app.md#errors). */
export function CrashScreen({ error }: ErrorComponentProps) {
  const words = useMessages(errorMessages)
  useEffect(() => {
    import('#web/app/reports/report-error.ts')
      .then(({ reportError }) => reportError(error))
      .catch(() => {})
  }, [error])
  return (
    <Page title={words.crashTitle}>
      <ErrorState />
    </Page>
  )
}
