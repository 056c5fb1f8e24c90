/** What the frame around every screen calls its own parts. */
const taken = ['main', 'root']

const written = /^\{#([a-z][a-z0-9-]{0,59})\}$/

/** Titles and anchors of one page, each anchor once: the written `{#anchor}`, else one made of the title. */
export function contentIds(): (words: string) => { id: string; title: string } {
  const used = new Set(taken)
  return (words) => {
    const all = words.trim()
    const mark = all.lastIndexOf('{#')
    const [, given] = (mark < 0 ? undefined : written.exec(all.slice(mark))) ?? []
    const title = given === undefined ? all : all.slice(0, mark).trimEnd()
    const anchor = given ?? fromTitle(title)
    let id = anchor
    for (let number = 2; used.has(id); number++) id = `${anchor}-${number}`
    used.add(id)
    return { id, title }
  }
}

function fromTitle(title: string): string {
  const letters = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const id = letters
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .replace(/-$/, '')
  return id.slice(0, 60) || 'section'
}
