import { formatDay } from '#domain/core/time/format-date.ts'
import type { SignedTrustCard, TrustCard } from '#domain/community/passport/trust-card.ts'
import { cardStyle } from './card-style.ts'
import { cardTexts } from './card-texts.ts'

/** Where this program came from is where it asks. */
const home = new URL(import.meta.url).origin

/** A page that allows no inline styles allows these. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(cardStyle)

const readLang = (tag: string): 'en' | 'es' => (/^es\b/i.test(tag) ? 'es' : 'en')

/** An element with text or children; never from markup, so that no page and no name can slip in any. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  fields: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), fields)
  element.append(...children)
  return element
}

/**
 * `<trust-card user="…">` on any site: a person's name, score and verified facts as they are at
 * this moment, with a link home where they can be compared (docs/product/community.md#trust-card).
 * The language is its `lang`, else that of the page around it; `theme` is `light` or `dark`, else the
 * device's.
 */
class TrustCardElement extends HTMLElement {
  static readonly observedAttributes = ['user', 'lang']
  readonly #root = this.attachShadow({ mode: 'closed' })
  #asked = 0

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [sheet]
    void this.#load()
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#load()
  }

  get #lang(): 'en' | 'es' {
    const around = this.closest('[lang]')?.getAttribute('lang')
    return readLang(around ?? navigator.language)
  }

  async #load(): Promise<void> {
    const asked = ++this.#asked
    const user = this.getAttribute('user') ?? ''
    const lang = this.#lang
    this.#show(lang, true)
    const address = `${home}/trust/${encodeURIComponent(user)}?lang=${lang}`
    try {
      const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' })
      // Another person or language was asked for meanwhile.
      if (asked !== this.#asked) return
      if (response.status === 404) this.#tell(lang, cardTexts[lang].missing)
      else if (response.ok) this.#present(((await response.json()) as SignedTrustCard).card)
      else this.#fail(lang)
    } catch {
      if (asked === this.#asked) this.#fail(lang)
    }
  }

  #show(lang: string, isBusy: boolean, ...children: Node[]): HTMLElement {
    const article = make('article', { lang, ariaBusy: String(isBusy) }, ...children)
    this.#root.replaceChildren(article)
    return article
  }

  #tell(lang: 'en' | 'es', text: string, ...more: Node[]): void {
    this.#show(lang, false, make('p', {}, text), ...more)
  }

  #fail(lang: 'en' | 'es'): void {
    const { failed, again } = cardTexts[lang]
    const button = make('button', { type: 'button', onclick: () => void this.#load() }, again)
    this.#tell(lang, failed, button)
  }

  #present({ company, lang, person, score, facts, profile }: TrustCard): void {
    const words = cardTexts[lang]
    const told = [
      facts.licenseVerified && words.license,
      facts.rentals > 0 && words.rentals(facts.rentals),
      facts.vouches > 0 && words.vouches(facts.vouches),
      words.since(formatDay(facts.memberSince), company),
    ].filter((text) => text !== false)
    const name = make('p', { className: 'name' }, make('b', {}, person.firstName))
    const scored = make('p', {}, make('b', {}, words.score(score.value)), ` · ${score.title}`)
    if (score.reviews > 0) scored.append(` · ${words.reviews(score.reviews)}`)
    const article = this.#show(
      lang,
      false,
      make('header', {}, face(person), make('div', {}, name, scored)),
      make('ul', {}, ...told.map((text) => make('li', {}, text))),
      make('a', { href: profile, target: '_blank', rel: 'noopener' }, words.verify(company)),
    )
    article.ariaLabel = words.label(person.firstName, company)
  }
}

/** The picture, or the first letter where there is none or the page does not allow it. */
function face({ firstName, picture }: TrustCard['person']): HTMLElement {
  const [first] = new Intl.Segmenter().segment(firstName)
  const letter = make('span', { className: 'face', ariaHidden: 'true' }, first?.segment ?? '')
  if (picture === undefined) return letter
  const image = make('img', { className: 'face', alt: '', width: 48, height: 48 })
  image.addEventListener('error', () => image.replaceWith(letter))
  image.src = picture
  return image
}

// A page may load this program twice.
if (!customElements.get('trust-card')) customElements.define('trust-card', TrustCardElement)
