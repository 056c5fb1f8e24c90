import { plainPlace as plain } from '#domain/core/text/place-words.ts'
import type { ContentBlock, ContentSection } from '#protocol/fleet/site/content-page.ts'

/** A question with its answer; both in the order of the text. */
export type Question = { id: string; title: string; answer: readonly ContentBlock[] }

/** A part of the page: what stands before its first question, and its questions. */
export type Asked = {
  id: string
  title: string
  before: readonly ContentBlock[]
  questions: readonly Question[]
}

/** The questions of a section: each of its headings, with what stands below it. */
export function questionsOf({ id, title, blocks }: ContentSection): Asked {
  const before: ContentBlock[] = []
  const questions: (Question & { answer: ContentBlock[] })[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') questions.push({ id: block.id, title: block.title, answer: [] })
    else (questions.at(-1)?.answer ?? before).push(block)
  }
  return { id, title, before, questions }
}

const runsOf = (block: ContentBlock) => {
  if (block.kind === 'text') return block.runs
  return block.kind === 'list' ? block.items.flat() : []
}

/** All words of a question and its answer, without accents and capitals. */
const wordsOf = ({ title, answer }: Question): string =>
  plain([title, ...answer.flatMap(runsOf).map(({ text }) => text)].join(' '))

/**
 * The parts with the questions that have every word of what was typed, in the question or its answer, whatever their
 * accents and capitals; all of them when nothing was typed.
 */
export function searched(parts: readonly Asked[], typed: string): Asked[] {
  const asked = plain(typed).split(' ').filter(Boolean)
  if (asked.length === 0) return [...parts]
  return parts.flatMap((part) => {
    const questions = part.questions.filter((question) => {
      const words = wordsOf(question)
      return asked.every((word) => words.includes(word))
    })
    return questions.length > 0 ? [{ ...part, before: [], questions }] : []
  })
}
