import { firstQuestions } from './first-questions.ts'

/*
 * Stands in the page itself (`server/platform/http/early-answer.ts`) and asks for what its screen begins
 * with while the program is still on its way. Whatever goes wrong, the program asks itself.
 */
try {
  for (const href of firstQuestions(new URL(window.location.href), new Date())) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href })
    document.head.append(link)
  }
} catch {
  // Storage is closed to us, as in some private windows.
}
