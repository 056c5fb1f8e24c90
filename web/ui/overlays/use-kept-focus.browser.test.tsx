import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useKeptFocus } from './use-kept-focus.ts'

const host = document.createElement('div')
const root = createRoot(host)
afterEach(() => {
  root.unmount()
  host.remove()
})

function Screen({ step }: { step: 'photos' | 'closing' | 'key' }) {
  useKeptFocus()
  return (
    <>
      <main id="main" inert={step !== 'key'}>
        <h1 tabIndex={-1}>Take the key</h1>
      </main>
      {step === 'photos' && (
        <div role="dialog">
          <button type="button">Take the photo</button>
        </div>
      )}
    </>
  )
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

test('the heading has the focus when a dialog is gone, also where the screen below stays inert for a while', async () => {
  document.body.append(host)
  const show = (step: 'photos' | 'closing' | 'key') =>
    flushSync(() => root.render(<Screen step={step} />))
  show('photos')
  ;(page.getByRole('button').element() as HTMLElement).focus()
  show('closing')
  await frames(10)
  show('key')
  await expect.element(page.getByRole('heading')).toHaveFocus()
})
