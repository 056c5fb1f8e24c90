/** docs/product/inspections-and-maintenance.md#inspection: the longer side of what is sent, in pixels. */
export const longestSide = 2048
const quality = 0.85

/** Width and height with the longer side at most `longestSide`; small ones stay as they are. */
export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

type Drawn = { image: CanvasImageSource; width: number; height: number }

/** What is drawn as a JPEG of at most 2048 pixels. */
export async function asSmallJpeg({ image, ...size }: Drawn): Promise<Blob | undefined> {
  const { width, height } = shrunkSize(size.width, size.height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  return blob ?? undefined
}

/**
 * The picture as a JPEG of at most 2048 pixels, upright and without what the camera wrote into it.
 * Undefined when the browser cannot show the file as a picture.
 */
export async function shrunkPicture(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  const small = await asSmallJpeg({ image: bitmap, width, height })
  bitmap.close()
  return small
}
