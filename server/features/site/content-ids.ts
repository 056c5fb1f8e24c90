/** What the frame around every screen calls its own parts. */
const taken = ['main', 'root']

const written = /^(.*?)\s*\{#([a-z][a-z0-9-]{0,59})\}$/

/** Titles and anchors of one page, each anchor once: the written `{#anchor}`, else one made of the title. */
export function contentIds(): (words: string) => { id: string; title: string } {
  const used = new Set(taken)
  return (words) => {
    const [, title = words.trim(), anchor = fromTitle(title)] = written.exec(words.trim()) ?? []
    let id = anchor
    for (let number = 2; used.has(id); number++) id = `${anchor}-${number}`
    used.add(id)
    return { id, title }
  }
}

function fromTitle(title: string): string {
  const letters = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const id = letters.replace(/[^a-z0-9]+/g, '-').replace(/^[-0-9]+|-+$/g, '')
  return id.slice(0, 60) || 'section'
}
