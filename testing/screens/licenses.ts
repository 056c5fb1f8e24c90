import { onTestFinished, vi } from 'vitest'
import wasm from 'zxing-wasm/writer/zxing_writer.wasm?url'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

prepareZXingModule({ overrides: { locateFile: () => wasm } })

type Look = {
  /** Degrees clockwise. */
  turned?: number
  /** Pixels. */
  blurred?: number
  /** Of 1, what is left of the light. */
  light?: number
}

/** A card with this text in its barcode, as it lies before a camera. */
export async function cardBack(text: string, look: Look = {}): Promise<HTMLCanvasElement> {
  const { image, error } = await writeBarcode(text, { format: 'PDF417', scale: 3 })
  if (!image) throw new Error(error)
  const { turned = 0, blurred = 0, light = 1 } = look
  const canvas = document.createElement('canvas')
  canvas.width = 1280
  canvas.height = 960
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.filter = `blur(${blurred}px) brightness(${light})`
  pen.fillStyle = '#4d5a5c'
  pen.fillRect(0, 0, 1280, 960)
  pen.translate(640, 480)
  pen.rotate((turned * Math.PI) / 180)
  pen.fillStyle = '#e4e9e7'
  pen.fillRect(-430, -270, 860, 540)
  const barcode = await createImageBitmap(image)
  const width = 800
  const height = (width * barcode.height) / barcode.width
  pen.drawImage(barcode, -width / 2, 230 - height, width, height)
  return canvas
}

/** From here on, until the test is over, the camera sees this; what it is shown later it sees at once. */
export function cameraSees(card: HTMLCanvasElement | undefined): void {
  const shown = document.createElement('canvas')
  shown.width = 1280
  shown.height = 960
  const pen = shown.getContext('2d')
  const draw = () => {
    pen?.fillRect(0, 0, 1280, 960)
    if (card) pen?.drawImage(card, 0, 0)
  }
  // A stream has a frame only when something is drawn.
  const beat = setInterval(draw, 50)
  draw()
  const camera = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockImplementation(() => Promise.resolve(shown.captureStream(20)))
  onTestFinished(() => {
    clearInterval(beat)
    camera.mockRestore()
  })
}

export async function pictureOf(card: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => card.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  return new File([blob], name, { type: 'image/jpeg' })
}
