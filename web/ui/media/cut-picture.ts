import { cutOut, type Size, type View } from './zoom.ts'

/** Pixels a side of what is sent: enough for the server's largest width on dense screens. */
const outputSide = 512

/** A picture that was read from a file, and how to let go of it. */
export type LoadedPicture = { image: HTMLImageElement; size: Size; release: () => void }

/** Undefined when the browser cannot show the file as a picture. */
export async function loadPicture(file: File): Promise<LoadedPicture | undefined> {
  const url = URL.createObjectURL(file)
  const release = () => URL.revokeObjectURL(url)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    release()
    return undefined
  }
  // A drawing of vectors may have no size of its own.
  const size = {
    width: image.naturalWidth || outputSide,
    height: image.naturalHeight || outputSide,
  }
  return { image, size, release }
}

/**
 * The square that the frame shows, as a JPEG far below 1 MB on white.
 * @param side of the frame on the screen, in pixels.
 */
export async function cutPicture(
  { image, size }: LoadedPicture,
  view: View,
  side: number,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = outputSide
  canvas.height = outputSide
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const from = cutOut(view, size, side)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, outputSide, outputSide)
  pen.drawImage(image, from.x, from.y, from.side, from.side, 0, 0, outputSide, outputSide)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  )
  return blob ? new File([blob], 'avatar.jpg', { type: 'image/jpeg' }) : undefined
}
