const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a text into lines after its spaces, and inside a word only when it is longer than a line
 * (an address, a name written without spaces). `measure` answers points; lines end without space.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  if (measure(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  let used = 0
  const take = (part: string, bare: number, whole: number) => {
    if (line !== '' && used + bare > width) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    line += part
    used += whole
  }
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    const bare = measure(word.trimEnd())
    if (bare <= width) take(word, bare, measure(word))
    else
      for (const { segment } of graphemes.segment(word))
        take(segment, measure(segment), measure(segment))
  }
  if (line !== '') lines.push(line.trimEnd())
  return lines
}
