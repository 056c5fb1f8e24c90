import { ArrowLeft } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { HelpKind } from '#protocol/help/help-item.ts'
import { helpRequests } from '#protocol/help/thread.ts'
import { connection } from '#web/core/connection.ts'
import { useMessages } from '#web/core/i18n.ts'
import { queryClient } from '#web/core/query-client.ts'
import { readOptions } from '#web/core/use-read.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { helpMessages } from './help-messages.ts'
import type { HelpProps } from './help-props.ts'
import { MessageThread } from './message-thread.tsx'
import { type Done, DoneNote } from './parts/done-note.tsx'
import { Emergency } from './parts/emergency.tsx'
import { KindList } from './parts/kind-list.tsx'
import { ReportForm } from './parts/report-form.tsx'
import { symptomsFor } from './parts/symptom-field.tsx'
import { RequestList } from './request-list.tsx'

/** Asks for what the help card needs while there is signal; the answers are kept on the device. */
export function keepReady({ order, car }: HelpProps): void {
  void queryClient.prefetchQuery(readOptions(symptomsFor(car.typeId), {}))
  void queryClient.prefetchQuery(readOptions(helpRequests, { order }))
}

/** The help card of a rental: 911 first, then what happened, then the answers (PRODUCT.md 7). */
export function HelpSheet({ onClose, ...props }: HelpProps & { onClose: () => void }) {
  const words = useMessages(helpMessages)
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get)
  const [kind, setKind] = useState<HelpKind>()
  const [done, setDone] = useState<Done>()
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      full
      lead={
        kind && (
          <IconButton label={words.back} onClick={() => setKind(undefined)}>
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
      {kind ? (
        <ReportForm
          key={kind}
          {...props}
          kind={kind}
          onDone={(how) => {
            setDone({ kind, how })
            setKind(undefined)
          }}
        />
      ) : (
        <div className="grid gap-6">
          {done && <DoneNote {...done} />}
          <Emergency />
          <section className="grid gap-3">
            <h3 className="text-20">{words.what}</h3>
            <KindList
              onChoose={(chosen) => {
                setDone(undefined)
                setKind(chosen)
              }}
            />
          </section>
          <section className="grid gap-3">
            <h3 className="text-20">{words.yours}</h3>
            <RequestList order={props.order} />
          </section>
          <section className="grid gap-3">
            <h3 className="text-20">{words.thread}</h3>
            <MessageThread order={props.order} />
          </section>
        </div>
      )}
    </Dialog>
  )
}
