import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useNextCard } from './use-next-card.ts'

afterEach(cleanup)

type ListProps = { cards: readonly string[]; version?: number; isAsking?: boolean }

function List({ cards, version = 1, isAsking = false }: ListProps) {
  useNextCard()
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
  await Promise.resolve()
  expect(focused()).toBe('Yes')
  show(<List cards={['Ben']} />)
  await waitFor(() => expect(focused()).toBe('Ben'))
})

it('leaves the focus alone where somebody has moved it', async () => {
  const show = shown({ cards: ['Ana', 'Ben'] })
  decide('Ana')
  decide('Ben')
  show(<List cards={['Ben']} />)
  await Promise.resolve()
  expect(focused()).toBe('Decide on Ben')
})
