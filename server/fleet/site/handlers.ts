import type { SomeHandlers } from '../../platform/api/handler.ts'
import { contactForm } from './contact-form.ts'
import { contentList } from './content-list.ts'
import { contentPage, contentPageWithHtml } from './content-page.ts'
import { errorReport } from './error-report.ts'
import {
  staffPutTextLive,
  staffSaveText,
  staffText,
  staffTexts,
  staffTextVersion,
} from './staff-texts.ts'

export const siteHandlers = {
  contactForm,
  errorReport,
  staffPutTextLive,
  staffSaveText,
  staffText,
  staffTexts,
  staffTextVersion,
  about: (context) => contentPageWithHtml(context, 'about'),
  faq: async (context) => ({ content: await contentPage(context, 'faq') }),
  accessibility: async (context) => ({ content: await contentPage(context, 'accessibility') }),
  terms: async (context) => ({ content: await contentPage(context, 'terms') }),
  insurance: async (context) => ({ content: await contentList(context, 'insurance') }),
  rules: async (context) => ({ list: await contentList(context, 'rules') }),
} satisfies SomeHandlers
