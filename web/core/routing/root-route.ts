import { createRootRoute, redirect } from '@tanstack/react-router'
import { chooseLanguage } from '../i18n.ts'
import { profileFields } from './profile-address.ts'
import { routes } from './routes.ts'
import { isAbsent } from '#protocol/core/company-facts.ts'
import { company } from '../company.ts'
import { type SearchOf, searchFields } from './search-params.ts'

type Asked = { search: SearchOf<'lang'>; location: { hash: string; pathname: string } }

/**
 * The parent of every screen's route; `lang` of any screen's query sets the language,
 * and `/#/` leads to the normal path also from within the program (docs/product/app.md#languages).
 */
export const rootRoute = createRootRoute({
  validateSearch: searchFields('lang', ...profileFields),
  beforeLoad: ({ search, location }: Asked) => {
    if (location.hash.startsWith('/')) {
      throw redirect({ href: location.hash.replace(/^\/+/, '/'), replace: true })
    }
    if (search.lang) chooseLanguage(search.lang)
    if (isAbsent(company(), location.pathname))
      throw redirect({ to: routes.notFound, replace: true })
  },
})
