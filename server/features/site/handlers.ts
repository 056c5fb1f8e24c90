import type * as operations from '#protocol/site/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { contactForm } from './contact-form.ts'
import { errorReport } from './error-report.ts'
import { home } from './home.ts'
import { rulesTexts } from './rules-texts.ts'

export const siteHandlers: Handlers<typeof operations> = {
  contactForm,
  errorReport,
  home,
  rules: async ({ lang }) => ({ list: rulesTexts[lang] }),
}
