import { carName } from '#domain/fleet/fleet/car-name.ts'
import { IdField } from '#protocol/core/fields.ts'
import { isAbsent } from '#protocol/core/company-facts.ts'
import { routes } from '#protocol/core/screens.ts'
import { gallerySizes, pictureSources } from '#protocol/fleet/proof/picture-sources.ts'
import { type Lang, langOf } from '#protocol/core/text.ts'
import { listedCar } from '../../fleet/cars/listed-cars.ts'
import { allAreas, type AreaRow } from '../../fleet/site/areas-store.ts'
import type { TextId } from '#protocol/fleet/site/text-ids.ts'
import { contentLead } from '../../fleet/site/content-list.ts'
import { publicInviter } from '../../people/people/invitations-store.ts'
import type { Services } from '../../platform/api/context.ts'
import { limit } from '../../platform/http/limits.ts'
import type { AskedPage } from '../../platform/http/pages/site-files.ts'
import type { PageHead } from '../../platform/http/pages/page-head.ts'
import type { PageCompany } from '../../platform/http/pages/page-facts.ts'
import { headTexts } from './head-texts.ts'
import { areaFacts, carFacts, companyFacts } from './schema-org.ts'

/** The screens that show a page of text. */
export const contentScreens = {
  [routes.about]: 'about',
  [routes.faq]: 'faq',
  [routes.terms]: 'terms',
  [routes.accessibility]: 'accessibility',
} as const satisfies Record<string, TextId>

/** Where a car, and the cars of an area, are known. */
export const carPath = (id: string) => `${routes.details}?car=${encodeURIComponent(id)}`
export const areaPath = (id: string) => `${routes.results}?area=${encodeURIComponent(id)}`

export const areaName = (area: AreaRow, lang: Lang) => (lang === 'es' ? area.name_es : area.name_en)

/** So many areas a description names, and so many the facts. */
const mostNamed = 5
const mostAreas = 50

type Asked = {
  services: Pick<Services, 'db' | 'config' | 'clock'>
  company: PageCompany
  page: AskedPage
  lang: Lang
  /** What the company shows where there is no photo. */
  image: PageHead['image']
}
type Words = Pick<PageHead, 'title' | 'description'> & Partial<PageHead>

const valueOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Only a company that is open is found (docs/product/app.md#seen-from-outside). */
const found = ({ company }: Asked, path: string) => (company.isListed ? path : undefined)

/**
 * What the page at an address says of itself, in the language of its `lang`: at most one query beside
 * what the server keeps in memory, and none for screens behind sign-in.
 */
export async function pageHead(
  services: Asked['services'],
  page: AskedPage,
  company: PageCompany,
): Promise<PageHead> {
  const lang = langOf(valueOf(page.query.lang)?.toLowerCase())
  const image = { path: `${company.icons ?? '/'}icon-512.png`, isPhoto: false }
  const words = await wordsOf({ services, company, page, lang, image })
  const { name } = company.facts
  return { lang, image, ...words, title: words.isWhole ? words.title : `${words.title} · ${name}` }
}

type Said = Words & { isWhole?: boolean }

async function wordsOf(asked: Asked): Promise<Said> {
  const { page, lang, company } = asked
  const words = headTexts[lang]
  const { screen } = page
  if (screen === undefined || screen === routes.notFound)
    return { title: words.notFound, description: words.homeText(''), isMissing: true }
  if (screen === routes.home) return ofHome(asked)
  if (screen === routes.results) return ofResults(asked)
  if (screen === routes.details) return ofCar(asked)
  if (screen === routes.welcome) return ofInvitation(asked)
  if (screen === routes.contact)
    return {
      title: words.contact,
      description: words.contactText(company.facts.name),
      canonical: found(asked, screen),
    }
  const slug: TextId | undefined = contentScreens[screen as keyof typeof contentScreens]
  return slug ? ofContent(asked, screen, slug) : ofCompany(asked)
}

/** What stands for a screen of which nothing is told. */
const ofCompany = ({ lang, company }: Asked): Said => ({
  title: company.facts.name,
  description: headTexts[lang].homeText(''),
  isWhole: true,
})

const whole = ({ services }: Asked, path: string) => `${services.config.publicUrl}${path}`

async function ofHome(asked: Asked): Promise<Said> {
  const { services, company, lang, image } = asked
  const words = headTexts[lang]
  if (!company.isListed) return { title: words.home, description: words.homeText('') }
  const areas = (await allAreas(services.db)).map((area) => areaName(area, lang))
  const site = { url: whole(asked, routes.home), image: whole(asked, image.path) }
  return {
    title: words.home,
    description: words.homeText(areas.slice(0, mostNamed).join(', ')),
    canonical: routes.home,
    facts: companyFacts(company.facts, site, areas.slice(0, mostAreas)),
  }
}

async function ofResults(asked: Asked): Promise<Said> {
  const { services, company, page, lang, image } = asked
  const words = headTexts[lang]
  const plain = { title: words.results, description: words.homeText('') }
  const id = valueOf(page.query.area)
  // Before it opens, nobody is told where (server/rentals/home).
  if (!company.isListed || !id) return { ...plain, canonical: found(asked, routes.results) }
  const area = (await allAreas(services.db)).find((one) => one.id === id)
  if (!area) return { ...plain, canonical: routes.results }
  const [name, canonical] = [areaName(area, lang), areaPath(id)]
  const site = { url: whole(asked, canonical), image: whole(asked, image.path) }
  return {
    title: words.resultsIn(name),
    description: words.resultsText(name),
    canonical,
    facts: areaFacts(company.facts, site, area, name),
  }
}

async function ofCar(asked: Asked): Promise<Said> {
  const { services, company, page, lang, image } = asked
  const words = headTexts[lang]
  const id = IdField.safeParse(valueOf(page.query.car)).data
  const car = id === undefined ? undefined : await listedCar(services.db, id)
  if (!car) return { title: words.notFound, description: words.homeText(''), isMissing: true }
  const { make, model, year, city, seats, monthCents } = car
  const month = (monthCents / 100).toFixed(2)
  const path = carPath(car.id)
  const { picture } = car
  const photo = picture && !picture.isDrawn ? { path: picture.shared, isPhoto: true } : image
  const addresses = { url: whole(asked, path), image: whole(asked, photo.path) }
  return {
    title: carName({ make, model, year }),
    description: words.carText(carName({ make, model, year }), city, month, seats),
    canonical: found(asked, path),
    image: photo,
    firstPicture: picture && { sources: pictureSources(picture), sizes: gallerySizes },
    facts: company.isListed ? carFacts(car, company.facts.name, addresses) : undefined,
  }
}

async function ofContent(asked: Asked, screen: string, slug: TextId): Promise<Said> {
  const { services, lang } = asked
  const { title, text } = await contentLead({ db: services.db, lang, services }, slug)
  return { title, description: text, canonical: found(asked, screen) }
}

/** So many links of invitations one network opens in ten minutes: a program that shows links has one for many people. */
const mostLinks = 300
const windowSeconds = 600

/** Who tries out codes learns nothing any more. */
function mayAsk({ services, page }: Asked, now: Date): boolean {
  try {
    limit({ services, now }, `links of invitations from ${page.network}`, mostLinks, windowSeconds)
    return true
  } catch {
    return false
  }
}

/** First name and picture of who invites, of a public profile alone (docs/product/community.md#invitations). */
async function ofInvitation(asked: Asked): Promise<Said> {
  const { services, company, page, lang } = asked
  const code = valueOf(page.query.referral)
  if (!code || isAbsent(company.facts, routes.myNetwork)) return ofCompany(asked)
  const now = services.clock()
  const inviter = mayAsk(asked, now) ? await publicInviter(services.db, code, now) : undefined
  if (!inviter) return ofCompany(asked)
  const words = headTexts[lang]
  const picture = { path: `/trust/${inviter.id}/picture?width=256`, isPhoto: false }
  return {
    title: words.invites(inviter.firstName, company.facts.name),
    description: words.invitesText(inviter.firstName),
    ...(inviter.hasPicture && { image: picture }),
    isWhole: true,
  }
}
