/**
 * How many lines of a text are code, how many only comment, how many blank. A line with both is code; a
 * comment that begins after code on its line is not followed, so that one over several lines counts as code.
 * @param {string} text
 * @param {string} extension as `.ts`
 */
export function countedLines(text, extension) {
  const single = extension === '.sql' ? '--' : extension === '.css' ? undefined : '//'
  const counted = { code: 0, comments: 0, blank: 0 }
  let isInside = false
  if (text === '') return counted
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const said = line.trim()
    if (said === '') counted.blank += 1
    else if (isInside || said.startsWith('/*') || said.startsWith('{/*')) {
      const end = said.indexOf('*/')
      isInside = end < 0
      // What follows the end of a comment on its line is code.
      const isCode =
        end >= 0 &&
        said
          .slice(end + 2)
          .replace(/^}/, '')
          .trim() !== ''
      counted[isCode ? 'code' : 'comments'] += 1
    } else if (single && said.startsWith(single)) counted.comments += 1
    else counted.code += 1
  }
  return counted
}
