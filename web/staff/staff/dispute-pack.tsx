import { useState } from 'react'
import { CallError, errorText } from '#web/core/api/errors.ts'
import { saveFile } from '#web/core/api/save-file.ts'
import { endpoint, unreachable } from '#web/core/api/transport.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { sessionToken } from '#web/core/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'

const en = {
  download: 'Download the dispute pack (ZIP)',
  making: 'Making the pack…',
  hint: 'Contract, photos, messages, money and signed evidence of the whole rental, for a bank or an insurer. The download is noted in the audit log.',
  failed: 'The pack could not be downloaded. Please try again.',
}
const es: typeof en = {
  download: 'Descargar el expediente de disputa (ZIP)',
  making: 'Preparando el expediente…',
  hint: 'Contrato, fotos, mensajes, dinero y registro de evidencias firmado de toda la renta, para un banco o una aseguradora. La descarga queda en el registro de auditoría.',
  failed: 'No se pudo descargar el expediente. Inténtalo de nuevo.',
}
export const disputePackMessages = { en, es }

/** What the company answers a bank or an insurer with, as one file (docs/product/staff.md#dispute-pack). */
export function DisputePack({ order }: { order: string }) {
  const words = useMessages(disputePackMessages)
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      saveFile(await fetchPack(order, words.failed), `dispute-pack-${order}.zip`)
    } catch (error) {
      errorToast(error instanceof CallError ? errorText(error) : words.failed)
    } finally {
      setLoading(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        busy={isLoading}
        busyLabel={words.making}
        onClick={() => void load()}
      >
        {words.download}
      </Button>
      <p className="text-14 text-ink-2">{words.hint}</p>
    </div>
  )
}

/** @throws CallError with the server's own sentence where it refuses, `failed` where it says none */
async function fetchPack(order: string, failed: string): Promise<Blob> {
  const headers = { Authorization: `Bearer ${sessionToken() ?? ''}` }
  const body = new URLSearchParams({ lang: language() })
  const url = `${endpoint}/dispute-pack/${encodeURIComponent(order)}`
  const how = { method: 'POST', body, headers, cache: 'no-store' } as const
  const answer = await fetch(url, how).catch(async () => {
    throw await unreachable()
  })
  if (answer.ok) return answer.blob()
  const said = (await answer.json().catch(() => ({}))) as { message?: string }
  throw new CallError('http', said.message ?? failed, answer.status)
}
