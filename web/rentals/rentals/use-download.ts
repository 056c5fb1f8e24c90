import { useState } from 'react'
import { CallError, errorText } from '#web/core/api/errors.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { saveFile } from '#web/core/api/save-file.ts'
import { sessionToken } from '#web/core/session/session.ts'
import { endpoint, onServer, unreachable } from '#web/core/api/transport.ts'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { moneyMessages } from './money-messages.ts'
import type { SelectedRental } from './shown.ts'

type Paper = 'contract' | 'receipt' | 'evidence'

/** The papers of a rental as files: the contract, the receipt over all its orders, the evidence log of this one. */
export function useDownload({
  orderId,
  startOrder,
  endOrder,
  contractUrl,
}: Pick<SelectedRental, 'orderId' | 'startOrder' | 'endOrder' | 'contractUrl'>) {
  const words = useMessages(moneyMessages)
  const [busy, setBusy] = useState<Paper>()

  const save = async (paper: Paper, name: string, load: () => Promise<Blob>) => {
    setBusy(paper)
    try {
      saveFile(await load(), name)
    } catch (error) {
      errorToast(error instanceof CallError ? errorText(error) : words.fileFailed)
    } finally {
      setBusy(undefined)
    }
  }
  const range = new URLSearchParams({ start: startOrder, end: endOrder, lang: language() })
  return {
    busy,
    contract: contractUrl
      ? () =>
          void save('contract', `contract-${orderId}.pdf`, () =>
            fetchPaper(onServer(contractUrl), new URLSearchParams({ lang: language() })),
          )
      : undefined,
    receipt: () =>
      void save('receipt', `receipt-${startOrder}.pdf`, () =>
        fetchPaper(`${endpoint}/receipt?${range}`),
      ),
    evidence: () =>
      void save('evidence', `evidence-${orderId}.json`, () =>
        fetchPaper(`${endpoint}/evidence?${new URLSearchParams({ order: orderId })}`),
      ),
  }
}

/** With fields it is a POST, as the contract wants it (docs/wire.md). */
async function fetchPaper(url: string, fields?: URLSearchParams): Promise<Blob> {
  const token = sessionToken()
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined
  const how = fields ? { method: 'POST', body: fields } : {}
  const answer = await fetch(url, { ...how, headers, cache: 'no-store' }).catch(async () => {
    throw await unreachable()
  })
  if (!answer.ok) throw new Error(`paper: ${answer.status}`)
  return answer.blob()
}
