import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffCarProof } from './staff-car-proof.ts'
import { staffNoteMark, staffRemoveMark } from './staff-marks.ts'
import { staffReleasePhotos, staffTakeBackPhotos } from './staff-photos.ts'

export const proofHandlers = {
  staffCarProof,
  staffNoteMark,
  staffReleasePhotos,
  staffRemoveMark,
  staffTakeBackPhotos,
} satisfies SomeHandlers
