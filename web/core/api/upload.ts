import { connectionWorks } from './connection.ts'
import { type RawAnswer, requestTimeoutMs, tooSlow, unreachable } from './transport.ts'

/**
 * Sends a form with files. The 10 seconds count without progress (docs/product/app.md#widgets), which only
 * XMLHttpRequest reports.
 * @throws CallError `timeout`, `network` or `crossOrigin`
 */
export function upload(
  url: string,
  headers: Record<string, string>,
  form: FormData,
  onProgress: (sentFraction: number) => void = () => {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const giveUp = () => {
      call.abort()
      reject(tooSlow())
    }
    const stillMoving = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, requestTimeoutMs)
    }
    call.upload.addEventListener('progress', (event) => {
      stillMoving()
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    call.addEventListener('load', () => {
      clearTimeout(timer)
      connectionWorks()
      resolve({ status: call.status, body: call.responseText })
    })
    call.addEventListener('error', () => {
      clearTimeout(timer)
      unreachable().then(reject, reject)
    })
    call.open('POST', url)
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    stillMoving()
    call.send(form)
  })
}
