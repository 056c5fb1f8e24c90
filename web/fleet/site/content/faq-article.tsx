import { ChevronDown, Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CompanyFacts } from '#protocol/core/company-facts.ts'
import type { ContentPage } from '#protocol/fleet/site/content-page.ts'
import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { routes } from '#web/core/routing/routes.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ContentBlocks } from './content-blocks.tsx'
import { contentMessages } from './content-messages.ts'
import { ContentsList } from './contents-list.tsx'
import { type Question, questionsOf, searched } from './questions.ts'
import { useAnchor } from './use-anchor.ts'
import { useCurrentSection } from './use-current-section.ts'

/** For companies that have said so. */
const Reached = lazy(async () => ({ default: (await import('../reached.tsx')).Reached }))

const isReached = ({ phone, nightPhone, supportMail, address }: CompanyFacts) =>
  Boolean(phone ?? nightPhone ?? supportMail ?? address)

/** So few answers are read at once. */
const fewAnswers = 3

/** Questions that open in place, and a field that keeps to those with the words that are typed (docs/product/app.md#questions). */
export function FaqArticle({ page }: { page: ContentPage }) {
  const words = useMessages(contentMessages)
  const [typed, setTyped] = useState('')
  const isSearched = typed.trim() !== ''
  const parts = searched(page.sections.map(questionsOf), typed)
  const count = parts.reduce((sum, { questions }) => sum + questions.length, 0)
  const current = useCurrentSection(parts.map(({ id }) => id))
  useAnchor(true)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[272px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:[&>nav]:col-start-1 lg:[&>nav]:row-span-2 lg:[&>nav]:row-start-1 print:block">
      <div className="grid gap-3 lg:col-start-2">
        <div className="grid gap-2 print:hidden">
          <TextField
            label={words.find}
            type="search"
            autoComplete="off"
            maxLength={100}
            icon={<Search aria-hidden="true" size={20} className="text-ink-2" />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p role="status" className="text-14 text-ink-2 empty:hidden">
            {isSearched && count > 0 && words.found(count)}
            {isSearched && count === 0 && words.foundNone}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isReached(company()) && (
            <Suspense>
              <Reached />
            </Suspense>
          )}
          <LinkButton to={routes.contact} variant="secondary" className="print:hidden">
            {words.write}
          </LinkButton>
        </div>
      </div>
      <ContentsList
        entries={parts.map(({ id, title, questions }) => ({ id, title, below: [...questions] }))}
        current={current}
      />
      <div className="lg:col-start-2">
        {count === 0 && isSearched ? (
          <NothingFound />
        ) : (
          <Card className="print:border-0 print:p-0">
            <div className="max-w-[68ch]">
              {parts.map(({ id, title, before, questions }) => (
                <section
                  key={id}
                  aria-labelledby={id}
                  className="border-line not-first:border-t not-first:pt-6"
                >
                  <h2 id={id} tabIndex={-1} className="mb-2 break-after-avoid outline-none">
                    {title}
                  </h2>
                  <ContentBlocks blocks={before} />
                  <div className="grid divide-y divide-line">
                    {questions.map((question) => (
                      <Answered
                        key={question.id}
                        question={question}
                        isOpen={isSearched && count <= fewAnswers}
                      />
                    ))}
                  </div>
                </section>
              ))}
            </div>
          </Card>
        )}
      </div>
    </div>
  )
}

/** A question in its row, its answer below it. A link to its anchor opens it (`showAnchor`). */
function Answered({
  question: { id, title, answer },
  isOpen,
}: {
  question: Question
  isOpen: boolean
}) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <h3 id={id} tabIndex={-1} className="min-w-0 grow break-after-avoid outline-none">
          {title}
        </h3>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="flex-none text-ink-2 transition-transform duration-120 group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="grid gap-3 pb-4">
        <ContentBlocks blocks={answer} />
      </div>
    </details>
  )
}

/** No question has these words: a person answers. */
function NothingFound() {
  const words = useMessages(contentMessages)
  const signedIn = useIsSignedIn()
  return (
    <Card>
      <EmptyState
        title={words.foundNone}
        actions={
          <>
            {signedIn && <LinkButton to={routes.dashboard}>{words.toMessages}</LinkButton>}
            <LinkButton to={routes.contact} variant={signedIn ? 'secondary' : 'primary'}>
              {words.write}
            </LinkButton>
          </>
        }
      >
        {words.foundNoneText}
      </EmptyState>
    </Card>
  )
}
