/*
 * Vector pictures have no magic bytes, only their first element. Read by hand and once from left to
 * right: what stands before it is a stranger's text, and a pattern that tries again can be kept
 * busy for ever by a few hundred letters.
 */

/**
 * True when nothing but a declaration, comments and a plain document type stands before `<svg`. A
 * document type with declarations of its own is none: they could be unfolded.
 * @param {string} text
 */
export function startsAsSvg(text) {
  let at = pastSpace(text, text.startsWith('\uFEFF') ? 1 : 0)
  if (/^<\?xml/i.test(text.slice(at, at + 5))) {
    at = past(text, '>', at)
    if (at < 0) return false
  }
  for (;;) {
    at = pastSpace(text, at)
    if (text.startsWith('<!--', at)) at = past(text, '-->', at + 4)
    else if (/^<!doctype$/i.test(text.slice(at, at + 9))) at = pastDocumentType(text, at)
    else return /^<svg[\s>]$/i.test(text.slice(at, at + 5))
    if (at < 0) return false
  }
}

/** @param {string} text @param {number} from */
function pastSpace(text, from) {
  let at = from
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1
  return at
}

/** Behind the next `end`, or -1. @param {string} text @param {string} end @param {number} from */
function past(text, end, from) {
  const at = text.indexOf(end, from)
  return at < 0 ? -1 : at + end.length
}

/** @param {string} text @param {number} from */
function pastDocumentType(text, from) {
  const end = past(text, '>', from)
  return end < 0 || text.slice(from, end).includes('[') ? -1 : end
}
