import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { focusHeading, takesFocus, useKeptFocus } from './use-kept-focus.ts'

afterEach(cleanup)

type ListProps = { cards: readonly string[]; version?: number; isAsking?: boolean }

function List({ cards, version = 1, isAsking = false }: ListProps) {
  useKeptFocus()
  return (
    <>
      <main id="main">
        <h1 tabIndex={-1}>People</h1>
        <div>
          {cards.map((name) => (
            <section key={name}>
              <h2>{name}</h2>
              <form key={version}>
                <button type="submit">Decide on {name}</button>
              </form>
            </section>
          ))}
        </div>
      </main>
      {isAsking && (
        <div role="alertdialog">
          <button type="button">Yes</button>
        </div>
      )}
    </>
  )
}

const shown = (props: ListProps) => render(<List {...props} />).rerender
const decide = (name: string) =>
  act(() => screen.getByRole('button', { name: `Decide on ${name}` }).focus())
const focused = () => document.activeElement?.textContent

/** The focus is settled within the second of them. */
async function someFrames() {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
}

it('goes to the card that takes the place of one that is gone, else to the one before', async () => {
  const show = shown({ cards: ['Ana', 'Ben', 'Cleo'] })
  decide('Ben')
  show(<List cards={['Ana', 'Cleo']} />)
  await waitFor(() => expect(focused()).toBe('Cleo'))
  decide('Cleo')
  show(<List cards={['Ana']} />)
  await waitFor(() => expect(focused()).toBe('Ana'))
  decide('Ana')
  show(<List cards={[]} />)
  await waitFor(() => expect(focused()).toBe('People'))
})

it('goes to another card of the column when the ones beside it are gone too', async () => {
  const show = shown({ cards: ['Ben', 'Cleo', 'Dan', 'Eve'] })
  decide('Cleo')
  show(<List cards={['Eve']} />)
  await waitFor(() => expect(focused()).toBe('Eve'))
})

it('stays with a card whose form is another one now', async () => {
  const show = shown({ cards: ['Ana', 'Ben'] })
  decide('Ana')
  show(<List cards={['Ana', 'Ben']} version={2} />)
  await waitFor(() => expect(focused()).toBe('Ana'))
})

it('waits for the question that is still open over the list', async () => {
  const show = shown({ cards: ['Ana', 'Ben'] })
  decide('Ana')
  show(<List cards={['Ana', 'Ben']} isAsking />)
  act(() => screen.getByRole('button', { name: 'Yes' }).focus())
  show(<List cards={['Ben']} isAsking />)
  await someFrames()
  expect(focused()).toBe('Yes')
  show(<List cards={['Ben']} />)
  await waitFor(() => expect(focused()).toBe('Ben'))
})

it('leaves the focus alone where somebody has moved it', async () => {
  const show = shown({ cards: ['Ana', 'Ben'] })
  decide('Ana')
  decide('Ben')
  show(<List cards={['Ben']} />)
  await someFrames()
  expect(focused()).toBe('Decide on Ben')
})

it('loses nothing when what somebody pressed away from goes', async () => {
  const show = shown({ cards: ['Ana', 'Ben'] })
  decide('Ana')
  act(() => (document.activeElement as HTMLElement).blur())
  fireEvent.pointerUp(document.body)
  show(<List cards={['Ben']} />)
  await someFrames()
  expect(document.activeElement).toBe(document.body)
})

type ScreenProps = { step: 'waiting' | 'form' | 'sent' }

function Screen({ step }: ScreenProps) {
  useKeptFocus()
  return (
    <main id="main" tabIndex={-1}>
      {step !== 'waiting' && <h1 key={step}>Keys, {step}</h1>}
      <section>
        <h2>Pickup</h2>
        {step === 'form' && <button type="button">Send</button>}
        {step === 'sent' && <p {...takesFocus}>Sent</p>}
      </section>
    </main>
  )
}

it('goes to what tells the news where it stands in place of what is gone', async () => {
  const show = render(<Screen step="form" />).rerender
  act(() => screen.getByRole('button', { name: 'Send' }).focus())
  show(<Screen step="sent" />)
  await waitFor(() => expect(focused()).toBe('Sent'))
})

it('follows a heading that is replaced, also when it comes late', async () => {
  const show = render(<Screen step="form" />).rerender
  act(focusHeading)
  expect(focused()).toBe('Keys, form')
  show(<Screen step="waiting" />)
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
  show(<Screen step="form" />)
  await waitFor(() => expect(focused()).toBe('Keys, form'))
})

function Rows({ names }: { names: readonly string[] }) {
  useKeptFocus()
  return (
    <div role="dialog">
      <h1>People</h1>
      <button type="button">Close</button>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  )
}

it('stays in the dialog whose row is gone', async () => {
  const show = render(<Rows names={['Ana']} />).rerender
  act(() => screen.getByRole('button', { name: 'Ana' }).focus())
  show(<Rows names={[]} />)
  await waitFor(() => expect(focused()).toBe('Close'))
})
