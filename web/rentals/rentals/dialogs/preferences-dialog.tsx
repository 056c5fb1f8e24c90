import { useMessages } from '#web/core/i18n.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Preference } from '../shown.ts'
import { dialogMessages } from './dialog-messages.ts'
import { PreferenceList } from './preference-list.tsx'

type PreferencesDialogProps = { preferences: readonly Preference[]; onClose: () => void }

/** What comes in the app and by mail, over the dashboard. */
export function PreferencesDialog({ preferences, onClose }: PreferencesDialogProps) {
  const words = useMessages(dialogMessages)
  return (
    <Dialog title={words.preferences} isOpen onClose={onClose}>
      <p className="mb-3 text-ink-2">{words.preferencesText}</p>
      <PreferenceList preferences={preferences} />
    </Dialog>
  )
}
