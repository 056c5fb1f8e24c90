import type { ComponentType } from 'react'
import type { HelpProps } from './help-props-of.ts'
import type { SelectedRental } from './shown.ts'

/** What the screen of a rental shows of wings that know rentals; `web/app/screens` hands it over. */
export type LaterParts = {
  /** The question how it was. */
  Rating: ComponentType<{ order: string }>
  HelpSheet: ComponentType<HelpProps & { onClose: () => void }>
  /** The one thread of the rental with staff. */
  MessagesDialog: ComponentType<{ rental: SelectedRental; onClose: () => void }>
  /** Asks for what the help sheet needs while there is signal. */
  keepHelpReady: (props: HelpProps) => Promise<void>
}
