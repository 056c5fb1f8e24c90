import { useState } from 'react'
import { saveFile } from '#web/core/api/save-file.ts'
import { endpoint } from '#web/core/api/transport.ts'
import { useMessages } from '#web/core/i18n.ts'
import { sessionToken } from '#web/core/session/session.ts'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { leavingMessages } from './messages.ts'

/** Fetches the person's ZIP with the session, and hands it to the browser. */
export function useDownloadData() {
  const words = useMessages(leavingMessages)
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      const headers = { Authorization: `Bearer ${sessionToken() ?? ''}` }
      const answer = await fetch(`${endpoint}/export`, { headers, cache: 'no-store' })
      if (!answer.ok) throw new Error(`export: ${answer.status}`)
      saveFile(await answer.blob(), 'my-data.zip')
    } catch {
      errorToast(words.downloadFailed)
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, download: () => void load() }
}
