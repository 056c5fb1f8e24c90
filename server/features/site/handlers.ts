import type * as operations from '#protocol/site/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { contactForm } from './contact-form.ts'
import { contentList } from './content-list.ts'
import { contentPage, contentPageWithHtml } from './content-page.ts'
import { errorReport } from './error-report.ts'
import { home } from './home.ts'

export const siteHandlers: Handlers<typeof operations> = {
  contactForm,
  errorReport,
  home,
  about: (context) => contentPageWithHtml(context, 'about'),
  faq: async (context) => ({ content: await contentPage(context, 'faq') }),
  terms: async (context) => ({ content: await contentPage(context, 'terms') }),
  rules: async (context) => ({ list: await contentList(context, 'rules') }),
}
