import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { FileUpload } from './file-upload.tsx'

beforeAll(() => {
  // Every browser has these; jsdom does not.
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})
afterEach(cleanup)

const png = (name = 'front.png') => new File(['x'], name, { type: 'image/png' })

function License() {
  const [file, setFile] = useState<File>()
  return <FileUpload label="License" value={file} onChange={setFile} required />
}

/** Its label carries the mark of a required field; the camera’s begins with other words. */
const input = () => screen.getByLabelText(/^License/, { selector: ':not([capture])' })
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } })

function area(): HTMLElement {
  render(<License />)
  const found = input().closest('div')
  if (!found) throw new Error('no area')
  return found
}

it('takes a file that is chosen, shows its name, and lets it go again', () => {
  render(<License />)
  expect(input()).toHaveProperty('required', true)
  choose(png())
  expect(screen.getByText('front.png')).toBeDefined()
  expect(input()).toHaveProperty('required', false)
  fireEvent.click(screen.getByRole('button', { name: 'Remove front.png' }))
  expect(screen.queryByText('front.png')).toBeNull()
})

it('takes a file that is dropped', () => {
  const target = area()
  const dataTransfer = { types: ['Files'], files: [png('dropped.png')] }
  fireEvent.dragOver(target, { dataTransfer })
  expect(screen.getByText('Drop the file here')).toBeDefined()
  fireEvent.drop(target, { dataTransfer })
  expect(screen.getByText('dropped.png')).toBeDefined()
})

it('keeps the page when a file is dropped a little beside', () => {
  area()
  const dataTransfer = { types: ['Files'], files: [png()] }
  // False: the browser was told not to open it.
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false)
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true)
  expect(screen.queryByText('front.png')).toBeNull()
})

it('takes a picture that is pasted, and leaves pasted text alone', () => {
  const target = area()
  fireEvent.paste(target, { clipboardData: { files: [png('pasted.png')] } })
  expect(screen.getByText('pasted.png')).toBeDefined()
  const text = createEvent.paste(target, { clipboardData: { files: [] } })
  fireEvent(target, text)
  expect(text.defaultPrevented).toBe(false)
})

it('takes a photo from the camera', () => {
  render(<License />)
  const camera = screen.getByLabelText(/^Take a photo/, { selector: '[capture]' })
  expect(camera.getAttribute('capture')).toBe('environment')
  fireEvent.change(camera, { target: { files: [png('image.png')] } })
  expect(screen.getByText('image.png')).toBeDefined()
})

it('refuses what is not allowed with its sentence, and keeps what it had', () => {
  render(<License />)
  choose(png())
  choose(new File(['x'], 'run.exe', { type: 'application/x-msdownload' }))
  expect(screen.getByText('Upload file type is not allowed')).toBeDefined()
  expect(screen.getByText('front.png')).toBeDefined()
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.pdf', {
    type: 'application/pdf',
  })
  choose(large)
  expect(screen.getByText('Upload file size must be less than 2MB')).toBeDefined()
  expect(input().getAttribute('aria-invalid')).toBe('true')
  choose(png('again.png'))
  expect(screen.queryByText('Upload file size must be less than 2MB')).toBeNull()
})
