import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.about,
  component: lazyScreen(() => import('./about-screen.tsx'), 'AboutScreen'),
})

const faqRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.faq,
  component: lazyScreen(() => import('./faq-screen.tsx'), 'FaqScreen'),
})

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.contact,
  component: lazyScreen(() => import('./contact-screen.tsx'), 'ContactScreen'),
})

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.terms,
  component: lazyScreen(() => import('./terms-screen.tsx'), 'TermsScreen'),
})

const accessibilityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.accessibility,
  component: lazyScreen(() => import('./accessibility-screen.tsx'), 'AccessibilityScreen'),
})

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.notFound,
  component: lazyScreen(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
})

/** Any unknown path (docs/product/app.md#routes). */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: routes.notFound, replace: true })
  },
})

export const siteRoutes = [
  aboutRoute,
  faqRoute,
  contactRoute,
  termsRoute,
  accessibilityRoute,
  notFoundRoute,
  unknownRoute,
] as const
