export {
  relocationFinish,
  relocationInspection,
  relocationStart,
  relocationTakeBack,
} from './relocation-steps.ts'
export {
  credits,
  postRelocation,
  relocation,
  relocationCars,
  relocationGaps,
} from './relocations.ts'
