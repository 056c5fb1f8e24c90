import { requiredAngles } from '#testing/inspection.ts'
import { smallPicture } from './picture.ts'
import { post } from './wire.ts'

/** An inspection as another device would submit it. */
export async function inspect(
  base: string,
  token: string,
  order: string,
  more: { kind?: string; odometer?: string } = {},
): Promise<void> {
  const { buffer } = await smallPicture('car.png')
  const items = await Promise.all(
    requiredAngles.map(async (checkpoint) => {
      const file = new Blob([new Uint8Array(buffer)], { type: 'image/png' })
      const fields = { objectType: 'uploadFile', purpose: 'inspection' }
      const { body } = await post(base, token, fields, { file })
      return { checkpoint, file: String(body.file) }
    }),
  )
  const fields = { objectType: 'submitVehicleInspection', order, kind: 'pickup', ...more }
  await post(base, token, { ...fields, items: JSON.stringify(items) })
}
