export { contactForm } from './contact-form.ts'
export { errorReport } from './error-report.ts'
export { home } from './home.ts'
export { rules } from './rules.ts'
