export {
  relocationFinish,
  relocationInspection,
  relocationStart,
  relocationTakeBack,
} from './relocation-steps.ts'
export { credits, postRelocation, relocation, relocationGaps } from './relocations.ts'
