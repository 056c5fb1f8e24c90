import { useMessages } from '#web/core/i18n.ts'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { DialogWidgets } from './dialog-widgets.tsx'
import { FormWidgets } from './form-widgets.tsx'
import { devMessages } from './messages.ts'
import { PictureWidgets } from './picture-widgets.tsx'
import { StateWidgets } from './state-widgets.tsx'

/** Every shared widget in every state (docs/product/app.md#widgets), for looking and for tests. */
export function WidgetsScreen() {
  const words = useMessages(devMessages)
  return (
    <Page title={words.title}>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <div className="grid gap-4 lg:grid-cols-2">
        <PictureWidgets />
        <FormWidgets />
        <StateWidgets />
        <DialogWidgets />
      </div>
    </Page>
  )
}
