import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { atLeast } from './media/avatar-editor.tsx'
import { Avatar, initials } from './media/avatar.tsx'
import { InfoItem, InfoList } from './layout/info-item.tsx'
import { Loader } from './states/loader.tsx'
import { RatingBars } from './layout/rating-bars.tsx'

afterEach(cleanup)

// @2.3-widgets-info
it('an info item without a value is a dash', () => {
  render(
    <InfoList>
      <InfoItem label="Name">Ana</InfoItem>
      <InfoItem label="Phone">{''}</InfoItem>
      <InfoItem label="Score">{false}</InfoItem>
    </InfoList>,
  )
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Ana',
    '–',
    '–',
  ])
})

// @2.3-widgets-loader
it('a loader is 64 wide and 4 thick unless said otherwise', () => {
  render(<Loader />)
  const { style } = screen.getByRole('status', { name: 'Loading' })
  expect([style.width, style.height, style.borderWidth]).toEqual(['64px', '64px', '4px'])
})

// @2.3-profile-dialog-bars @5-rating-1 @9-rating-1
it('a rating bar is the value times 10 percent wide', () => {
  const { container } = render(
    <RatingBars
      items={[
        { id: '1', name: 'Care', value: 9.3 },
        { id: '2', name: 'Honesty' },
      ]}
    />,
  )
  const widths = [...container.querySelectorAll<HTMLElement>('[style]')].map(
    (bar) => bar.style.width,
  )
  expect(widths).toEqual(['93%', '0%'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['9.3', '–'])
})

describe('an avatar', () => {
  it('is the person’s initials until there is a picture', () => {
    expect(initials({ firstName: 'Ana', lastName: 'Núñez' })).toBe('AN')
    expect(initials({ email: 'ben@example.com' })).toBe('B')
  })

  it('offers both widths that the server keeps', () => {
    const { container } = render(<Avatar person={{ img: '/files/avatars/A1-256.webp' }} />)
    expect(container.querySelector('img')?.srcset).toBe(
      '/files/avatars/A1-96.webp 96w, /files/avatars/A1-256.webp 256w',
    )
  })
})

describe('work that is seen', () => {
  // @9-avatar-save
  it('takes at least its time, and longer when it must', async () => {
    vi.useFakeTimers()
    try {
      const seen = vi.fn<(what: string) => void>()
      void atLeast(1000, Promise.resolve('saved')).then(seen)
      await vi.advanceTimersByTimeAsync(999)
      expect(seen).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(seen).toHaveBeenCalledWith('saved')
      await expect(atLeast(1000, Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    } finally {
      vi.useRealTimers()
    }
  })
})
