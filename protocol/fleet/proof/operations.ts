export {
  staffCarProof,
  staffNoteMark,
  staffReleasePhotos,
  staffRemoveMark,
  staffTakeBackPhotos,
} from './staff-car-proof.ts'
