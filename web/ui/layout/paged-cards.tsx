import { type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button.tsx'

type PagedCardsProps = {
  /** How many cards stand there. */
  count: number
  /** How many were read: more than stand there while they are being drawn. */
  read: number
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  /** How many of all are shown, and the button for the rest: at rest and at work. */
  shownText: string | undefined
  moreText: string
  loadingText: string
  /** Of the list. */
  className: string
  pointing: HTMLAttributes<HTMLUListElement>
  children: ReactNode
}

/** Cards, and a button for the next page: the focus goes on to the first new card. */
export function PagedCards(props: PagedCardsProps) {
  const { count, read, hasMore, isLoadingMore, loadMore, shownText, moreText, loadingText } = props
  const list = useRef<HTMLUListElement>(null)
  const goOnFrom = useRef<number>(undefined)
  useEffect(() => {
    const index = goOnFrom.current
    if (index === undefined || count <= index) return
    goOnFrom.current = undefined
    list.current?.children[index]?.querySelector<HTMLElement>('h2 a')?.focus()
  }, [count])
  return (
    <>
      <ul ref={list} {...props.pointing} className={props.className}>
        {props.children}
      </ul>
      {hasMore && (
        <div className="mt-6 grid justify-items-center gap-2">
          {shownText !== undefined && <p className="text-14 text-ink-2">{shownText}</p>}
          <Button
            variant="secondary"
            busy={isLoadingMore}
            busyLabel={loadingText}
            onClick={() => {
              goOnFrom.current = read
              loadMore()
            }}
          >
            {moreText}
          </Button>
        </div>
      )}
    </>
  )
}
