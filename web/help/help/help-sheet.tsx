import { ArrowLeft } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { helpRequests } from '#protocol/help/names.ts'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import { connection } from '#web/core/api/connection.ts'
import { useMessages } from '#web/core/i18n.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { readOptions } from '#web/core/api/use-read.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { helpMessages } from './help-messages.ts'
import type { HelpProps } from '#web/rentals/rentals/help-props-of.ts'
import type { Done } from './parts/done-note.tsx'
import { HelpStart } from './parts/help-start.tsx'
import { ReportForm } from './parts/report-form.tsx'
import { symptomsFor } from './parts/symptom-field.tsx'
import { SpecialRequestForm } from './parts/special-request-form.tsx'

/** Asks for what the help card needs while there is signal; the answers are kept on the device. */
export function keepReady({ order, car }: HelpProps): void {
  void queryClient.prefetchQuery(readOptions(symptomsFor(car.typeId), {}))
  void queryClient.prefetchQuery(readOptions(helpRequests, { order }))
}

/** The card's start, the form of one kind of help, or that of a special request. */
type View = 'start' | HelpKind | 'specialRequest'

/** The help card of a rental: 911 first, then what happened, then the answers (docs/product/help-and-claims.md#help-requests). */
export function HelpSheet({ onClose, ...props }: HelpProps & { onClose: () => void }) {
  const words = useMessages(helpMessages)
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get)
  const [view, setView] = useState<View>('start')
  const [done, setDone] = useState<Done>()
  const [isBack, setBack] = useState(false)
  const show = (next: View) => {
    setDone(undefined)
    setBack(next === 'start')
    setView(next)
  }
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      full
      lead={
        view !== 'start' && (
          <IconButton label={words.back} onClick={() => show('start')}>
            <ArrowLeft aria-hidden="true" size={20} />
          </IconButton>
        )
      }
    >
      {isOffline && (
        <Banner tone="plain" className="mb-5">
          {words.offline}
        </Banner>
      )}
      {content()}
    </Dialog>
  )

  function content() {
    if (view === 'specialRequest')
      return <SpecialRequestForm order={props.order} onDone={() => show('start')} />
    if (view === 'start') {
      return (
        <HelpStart
          order={props.order}
          done={done}
          isBack={isBack}
          onChoose={show}
          onAsk={() => show('specialRequest')}
        />
      )
    }
    return (
      <ReportForm
        key={view}
        {...props}
        kind={view}
        onDone={(how) => {
          setView('start')
          setBack(false)
          setDone({ kind: view, how })
        }}
      />
    )
  }
}
