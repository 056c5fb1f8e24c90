import { describe, expect, it } from 'vitest'
import { acceptOf, avatarProblem, fileProblem } from './file-rules.ts'

const file = (name: string, type: string, megabytes: number) => ({
  name,
  type,
  size: megabytes * 1024 * 1024,
})

describe('files that may be sent', () => {
  // @5-upload-file-size
  it('takes pictures up to the option in MB', () => {
    expect(fileProblem(file('license.JPG', 'image/jpeg', 5), 'imageOrPdf', 5)).toBeUndefined()
    expect(fileProblem(file('license.jpg', 'image/jpeg', 5.01), 'imageOrPdf', 5)).toBe('fileSize:5')
  })

  // @5-upload-file-size
  it('takes a PDF up to 2 MB, whatever the option says', () => {
    expect(fileProblem(file('policy.pdf', 'application/pdf', 2), 'imageOrPdf', 10)).toBeUndefined()
    expect(fileProblem(file('policy.pdf', 'application/pdf', 2.1), 'imageOrPdf', 10)).toBe(
      'fileSize:2',
    )
  })

  // @5-upload-file
  it('wants extension and type to be allowed and to agree', () => {
    expect(fileProblem(file('run.exe', 'application/x-msdownload', 1), 'imageOrPdf', 5)).toBe(
      'fileType:',
    )
    expect(fileProblem(file('page.pdf', 'text/html', 1), 'imageOrPdf', 5)).toBe('fileType:')
    expect(fileProblem(file('page.png', 'application/pdf', 1), 'imageOrPdf', 5)).toBe('fileType:')
    expect(fileProblem(file('policy.pdf', 'application/pdf', 1), 'image', 5)).toBe('fileType:')
  })

  // @5-allowed-jpg
  it('tells the file picker the same', () => {
    expect(acceptOf('image')).toBe('.jpg,.jpeg,.jfif,.gif,.png,.webp,.svg')
    expect(acceptOf('imageOrPdf')).toContain('.pdf')
  })
})

describe('a file for an avatar', () => {
  // @5-your-file @9-avatar-image
  it('is an image under 1 MB', () => {
    expect(avatarProblem(file('me.png', 'image/png', 0.99))).toBeUndefined()
    expect(avatarProblem(file('me.png', 'image/png', 1))).toBe('avatarSize:')
    expect(avatarProblem(file('me.pdf', 'application/pdf', 0.1))).toBe('imageOnly:')
    expect(avatarProblem(file('me.png', 'text/html', 5))).toBe('imageOnly:')
  })
})
