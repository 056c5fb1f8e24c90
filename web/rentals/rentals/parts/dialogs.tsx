import { lazy, Suspense } from 'react'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { helpPropsOf } from '../help-props-of.ts'
import type { LaterParts } from '../later-parts.ts'
import type { DialogName, Preference, SelectedRental } from '../shown.ts'

/* Each comes when it is opened first, so that the screen itself stays small. */
const ContractDialog = lazy(async () => ({
  default: (await loadOrReload(() => import('../dialogs/contract-dialog.tsx'))).ContractDialog,
}))
const SlotDialog = lazy(async () => ({
  default: (await loadOrReload(() => import('../dialogs/slot-dialog.tsx'))).SlotDialog,
}))
const TakeBackDialog = lazy(async () => ({
  default: (await loadOrReload(() => import('../dialogs/take-back-dialog.tsx'))).TakeBackDialog,
}))
const HistoryDialog = lazy(async () => ({
  default: (await loadOrReload(() => import('../dialogs/history-dialog.tsx'))).HistoryDialog,
}))
const PreferencesDialog = lazy(async () => ({
  default: (await loadOrReload(() => import('../dialogs/preferences-dialog.tsx')))
    .PreferencesDialog,
}))
const ClaimDialog = lazy(async () => ({
  default: (await loadOrReload(() => import('../dialogs/claim-dialog.tsx'))).ClaimDialog,
}))

type DialogsProps = Pick<LaterParts, 'HelpSheet' | 'MessagesDialog'> & {
  dialog: DialogName | undefined
  rental: SelectedRental | undefined
  preferences: readonly Preference[]
  onClose: () => void
}

/** The dialog that is open now. */
export function Dialogs({
  dialog,
  rental,
  preferences,
  onClose,
  HelpSheet,
  MessagesDialog,
}: DialogsProps) {
  return <Suspense>{content()}</Suspense>

  function content() {
    if (dialog === 'preferences')
      return <PreferencesDialog preferences={preferences} onClose={onClose} />
    if (!dialog || !rental) return null
    if (typeof dialog === 'object') {
      const claim = rental.claims.find((one) => one.id === dialog.claim)
      return (
        claim && (
          <ClaimDialog
            claim={claim}
            isDepositHeld={rental.money.deposit.held > 0}
            onClose={onClose}
          />
        )
      )
    }
    if (dialog === 'contract') return <ContractDialog rental={rental} onClose={onClose} />
    if (dialog === 'history') return <HistoryDialog rental={rental} onClose={onClose} />
    if (dialog === 'help') return <HelpSheet {...helpPropsOf(rental)} onClose={onClose} />
    if (dialog === 'messages') return <MessagesDialog rental={rental} onClose={onClose} />
    if (dialog === 'takeBack') return <TakeBackDialog rental={rental} onClose={onClose} />
    return <SlotDialog rental={rental} kind={dialog} onClose={onClose} />
  }
}
