import fc from 'fast-check'
import DOMPurify from 'isomorphic-dompurify'
import { expect, it, test } from 'vitest'
import { contentHtml } from './content-html.ts'
import { contentParts } from '#domain/fleet/site/content-parts.ts'

const htmlOf = (body: string) => contentHtml(contentParts(body))

/** An independent judge that takes out whatever is not one of our tags, attributes and addresses. */
function takenOut(html: string): string[] {
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'body', '#text'],
    ALLOWED_ATTR: ['id', 'href', 'rel'],
    ADD_URI_SAFE_ATTR: ['rel', 'id'],
    // An anchor of a heading hides no property of the document, whatever it is called.
    SANITIZE_DOM: false,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/,
  })
  return DOMPurify.removed.map((each) =>
    'element' in each ? each.element.nodeName : `attribute ${each.attribute?.name}`,
  )
}

test('headings, lists and links are real ones', () => {
  const html = htmlOf('Hello\n\n## One {#one}\n- [x](/faq)\n- **y**')
  expect(html).toBe(
    '<p>Hello</p><h2 id="one">One</h2>' +
      '<ul><li><a href="/faq" rel="noopener noreferrer">x</a></li><li><strong>y</strong></li></ul>',
  )
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '</p></main><iframe src="https://evil.example"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[<b>x</b>](/faq)',
  '[x](/faq"><script>)',
  '**<style>*{display:none}</style>**',
  '## <script>x</script> {#"onclick="x}',
  '## Title {#x"><script>}',
  '- <form action=//evil.example><button>',
  '<!-- <p> --><base href="https://evil.example/">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
])('%s is shown as words', (body) => {
  expect(takenOut(htmlOf(body))).toEqual([])
  expect(takenOut(htmlOf(`## Section {#s}\n\n${body}\n\n- ${body}\n`))).toEqual([])
})

test('what is typed as HTML can be read as it was typed', () => {
  expect(htmlOf(`<b>5 > 3 & "it's so"</b>`)).toBe(
    '<p>&lt;b&gt;5 &gt; 3 &amp; &quot;it&#39;s so&quot;&lt;/b&gt;</p>',
  )
})

test('the check itself finds what is not harmless', () => {
  expect(takenOut('<b>x</b>')).toEqual(['B'])
  expect(takenOut('<p onclick="x">y</p>')).toEqual(['attribute onclick'])
  expect(takenOut('<a href="javascript:x">y</a>')).toEqual(['attribute href'])
})

test('no text at all makes a tag or an address of its own', () => {
  const signs = ['<', '>', '"', "'", '&', '[', ']', '(', ')', '{#', '}', '**', '## ', '- ', '\n']
  const words = ['javascript:', 'https://', '//', 'a', 'onload=', 'script', '\u0000', '\u202e']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs, ...words), { maxLength: 40 }), (parts) => {
      expect(takenOut(htmlOf(parts.join('')))).toEqual([])
    }),
    { numRuns: 400 },
  )
})
