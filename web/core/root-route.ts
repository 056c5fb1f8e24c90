import { createRootRoute } from '@tanstack/react-router'
import { chooseLanguage } from './i18n.ts'
import { type SearchOf, searchFields } from './search-params.ts'

/** The parent of every screen's route; `lang` of any screen's query sets the language (PRODUCT.md 12). */
export const rootRoute = createRootRoute({
  validateSearch: searchFields('lang'),
  beforeLoad: ({ search }: { search: SearchOf<'lang'> }) => {
    if (search.lang) chooseLanguage(search.lang)
  },
})
