import type { Lang } from '#protocol/core/text.ts'
import { escapeHtml } from '../escape-html.ts'

/** Stands for the company's name in what a mail says; whoever sends it puts the name in. */
export const companyMark = '{company}'

/** What a mail says; every text already in the reader's language. */
export type MailParts = {
  subject: string
  heading: string
  /** What it is about, smaller, under the heading. */
  about?: string | undefined
  paragraphs: string[]
  /** The one thing to do. */
  button?: { label: string; url: string }
  /** A code to type, shown large. */
  code?: { label: string; value: string }
  /** Names and values, as of a booking. */
  facts?: [name: string, value: string][]
  /** Several things in one mail, each with its next step. */
  items?: {
    title: string
    about?: string | undefined
    text: string
    link: { label: string; url: string }
  }[]
  /** Said after the rest, smaller. */
  closing?: string[]
}

export type MailBodies = { subject: string; text: string; html: string }

const en = {
  signature: `${companyMark}. Cars and vans by the week or by the month.`,
  linkHint: 'If the button does not work, open this link:',
}
const es: typeof en = {
  signature: `${companyMark}. Autos y vans por semana o por mes.`,
  linkHint: 'Si el botón no funciona, abre este enlace:',
}
const messages = { en, es }

/** Stand for the company's main color, in the dark theme too, and what is written on that one. */
export const colorMarks = { primary: '{main}', dark: '{mainDark}', onDark: '{onMainDark}' }

/* The colours of the site's light theme; many mail programs know no stylesheets. */
const ink = '#0f1f21'
const second = '#3b4f52'
const line = '#d2dedb'
const { primary, dark: darkPrimary, onDark } = colorMarks
const font = "font-family:'Atkinson Hyperlegible',Verdana,Arial,sans-serif"

/* The dark theme, for those that do: only what differs. */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0a1314!important}.card{background:#131f21!important;border-color:#2b3d3f!important}
.ink{color:#eaf3f2!important}.second{color:#b1c4c5!important}.line{border-color:#2b3d3f!important}
.primary{color:${darkPrimary}!important}.button{background:${darkPrimary}!important;color:${onDark}!important}}`

type Shade = 'ink' | 'second'
const paragraph = (said: string, shade: Shade = 'ink', more = '') =>
  `<p class="${shade}" style="margin:0 0 16px;line-height:1.5;${font};${
    shade === 'ink' ? `color:${ink};font-size:16px` : `color:${second};font-size:14px`
  };${more}">${escapeHtml(said)}</p>`

function htmlParts(parts: MailParts, lang: Lang): string[] {
  const { button, code, facts = [], items = [], closing = [] } = parts
  const row = ([name, value]: [string, string]) =>
    `<tr><td class="second line" style="padding:8px 16px 8px 0;border-top:1px solid ${line};color:${second};${font};font-size:16px;vertical-align:top">${escapeHtml(name)}</td><td class="ink line" style="padding:8px 0;border-top:1px solid ${line};color:${ink};${font};font-size:16px;overflow-wrap:anywhere" dir="auto">${escapeHtml(value)}</td></tr>`
  return [
    `<h1 class="ink" style="margin:0 0 16px;color:${ink};${font};font-size:24px;line-height:1.2">${escapeHtml(parts.heading)}</h1>`,
    parts.about ? paragraph(parts.about, 'second') : '',
    ...parts.paragraphs.map((said) => paragraph(said)),
    facts.length > 0
      ? `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px">${facts.map(row).join('')}</table>`
      : '',
    button
      ? `<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${primary};color:#ffffff;${font};font-size:16px;font-weight:bold;text-decoration:none">${escapeHtml(button.label)}</a></p>`
      : '',
    code
      ? `${paragraph(code.label)}<p class="ink" style="margin:0 0 24px;color:${ink};${font};font-size:32px;font-weight:bold;letter-spacing:6px">${escapeHtml(code.value)}</p>`
      : '',
    ...items.map(
      ({ title, about, text, link }) =>
        `<h2 class="ink line" style="margin:0 0 4px;padding-top:16px;border-top:1px solid ${line};color:${ink};${font};font-size:18px">${escapeHtml(title)}</h2>${about ? paragraph(about, 'second', 'margin-bottom:4px') : ''}${text ? paragraph(text, 'ink', 'margin-bottom:4px') : ''}<p style="margin:0 0 20px"><a class="primary" href="${escapeHtml(link.url)}" style="color:${primary};${font};font-size:16px;font-weight:bold">${escapeHtml(link.label)}</a></p>`,
    ),
    ...closing.map((said) => paragraph(said, 'second')),
    button
      ? `${paragraph(messages[lang].linkHint, 'second')}<p style="margin:0;word-break:break-all;${font};font-size:14px"><a class="primary" href="${escapeHtml(button.url)}" style="color:${primary}">${escapeHtml(button.url)}</a></p>`
      : '',
  ]
}

function htmlOf(parts: MailParts, lang: Lang): string {
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(parts.subject)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#f2f6f5">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:560px">
<tr><td class="primary" style="padding:0 8px 16px;color:${primary};${font};font-size:24px;font-weight:bold">${companyMark}</td></tr>
<tr><td class="card" style="padding:28px 24px;background:#ffffff;border:1px solid ${line};border-radius:18px">
${htmlParts(parts, lang).filter(Boolean).join('\n')}
</td></tr>
<tr><td class="second" style="padding:16px 8px;color:${second};${font};font-size:14px">${escapeHtml(messages[lang].signature)}</td></tr>
</table></td></tr></table>
</body>
</html>`
}

function textOf(parts: MailParts, lang: Lang): string {
  const { button, code, facts = [], items = [], closing = [] } = parts
  return [
    parts.about ? `${parts.heading}\n${parts.about}` : parts.heading,
    ...parts.paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    code ? `${code.label}\n${code.value}` : '',
    ...items.map(({ title, about, text, link }) =>
      [title, about, text, `${link.label}:`, link.url].filter(Boolean).join('\n'),
    ),
    ...closing,
    `--\n${messages[lang].signature}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Both bodies of a mail in the site's look; give them to `queueMail`. */
export function layOutMail(lang: Lang, parts: MailParts): MailBodies {
  return { subject: parts.subject, text: textOf(parts, lang), html: htmlOf(parts, lang) }
}
