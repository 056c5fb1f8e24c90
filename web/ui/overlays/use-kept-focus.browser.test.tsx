import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { useKeptFocus } from './use-kept-focus.ts'

type Step = 'photos' | 'closing' | 'key'

function Screen({ step }: { step: Step }) {
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
  // The screen of the file before has an eye on the focus as well.
  await cleanup()
  const { rerender } = await render(<Screen step="photos" />)
  ;(page.getByRole('button', { name: 'Take the photo' }).element() as HTMLElement).focus()
  await rerender(<Screen step="closing" />)
  await frames(10)
  await rerender(<Screen step="key" />)
  await expect.element(page.getByRole('heading', { name: 'Take the key' })).toHaveFocus()
})
