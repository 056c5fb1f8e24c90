export { carTypesFeatures } from './cars/car-types-features.ts'
export { cars } from './cars/cars.ts'
export { home } from './home/home.ts'
export { address, addresses } from './places/addresses.ts'
export { places } from './places/places.ts'
export {
  staffCarProof,
  staffNoteMark,
  staffReleasePhotos,
  staffRemoveMark,
  staffTakeBackPhotos,
} from './proof/staff-car-proof.ts'
export { accessibility } from './site/accessibility.ts'
export { about } from './site/about.ts'
export { contactForm } from './site/contact-form.ts'
export { errorReport } from './site/error-report.ts'
export { faq } from './site/faq.ts'
export { insurance } from './site/insurance.ts'
export { rules } from './site/rules.ts'
export {
  staffPutTextLive,
  staffSaveText,
  staffText,
  staffTexts,
  staffTextVersion,
} from './site/staff-texts.ts'
export { terms } from './site/terms.ts'
